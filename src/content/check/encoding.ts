/** Decodes content files, which must be UTF-8. */
import { isUtf8 } from 'node:buffer';
import { type Finding, type Flaw, finding } from './problem';

const REMEDY = 'save it again with the encoding UTF-8, then check its special characters';

/** The share of null bytes above which a file is UTF-16. Text in UTF-8 has none. */
const UTF16_NULLS = 0.2;

function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return hasMark || bytes.filter((byte) => byte === 0).length > bytes.length * UTF16_NULLS;
}

/** Returns the line number of the first line that is not UTF-8, and its first word with such bytes. */
function notUtf8In(bytes: Buffer): { line: number; word: string } {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf('\n', start);
    const content = bytes.subarray(start, end < 0 ? bytes.length : end);
    if (!isUtf8(content)) {
      const word = content.toString('utf8').match(/\S*\uFFFD\S*/)?.[0] ?? '';
      return { line, word };
    }
    start += content.length + 1;
  }
  return { line, word: '' };
}

/** Decodes a file, or reports why it cannot be decoded. A byte order mark stays in the text. */
export function decodeFile(
  bytes: Buffer,
): { text: string; problem?: undefined } | { text?: undefined; problem: Finding } {
  const failure = (line: number, ...flaw: Flaw) => ({ problem: finding(line, 'file', flaw) });
  if (isUtf16(bytes)) return failure(1, 'is saved as UTF-16', REMEDY);
  if (!isUtf8(bytes)) {
    const { line, word } = notUtf8In(bytes);
    return failure(line, `is not saved as UTF-8, so "${word}" cannot be read`, REMEDY);
  }
  const text = bytes.toString('utf8');
  const carriageReturn = text.search(/\r(?!\n)/);
  if (carriageReturn >= 0)
    return failure(
      text.slice(0, carriageReturn).split('\n').length,
      'has old Mac line endings (CR), which many programs do not recognize',
      'save it with line endings LF or CRLF',
    );
  return { text };
}
