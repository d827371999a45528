import type { Document } from './document';
import { formatDocument } from './format';
import { withoutByteOrderMark } from './parse';
import type { Finding } from './problem';

/** Warns of a file that is not written as the editor's screen writes it, at its first line that differs. */
export function checkFormatting(document: Document): Finding[] {
  const text = withoutByteOrderMark(document.source).replaceAll('\r\n', '\n');
  const formatted = formatDocument(document);
  if (text === formatted) return [];
  const wanted = formatted.split('\n');
  const index = text.split('\n').findIndex((line, number) => line !== wanted[number]);
  return [
    {
      severity: 'warning',
      line: (index < 0 ? wanted.length : index) + 1,
      field: 'file',
      message: "is laid out in another way than the editor's screen does it",
      remedy: 'run npm run format, or leave it: the screen lays it out anew when it saves the file',
    },
  ];
}
