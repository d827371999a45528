import type { Document } from './document';
import { formatDocument } from './format';
import { withoutByteOrderMark } from './parse';
import { type Finding, finding } from './problem';

/** Reports a warning if the editor screen would format the file differently, at the first different line. */
export function checkFormatting(document: Document): Finding[] {
  const text = withoutByteOrderMark(document.source).replaceAll('\r\n', '\n');
  const formatted = formatDocument(document);
  if (text === formatted) return [];
  const wanted = formatted.split('\n');
  const index = text.split('\n').findIndex((line, number) => line !== wanted[number]);
  return [
    finding((index < 0 ? wanted.length : index) + 1, 'file', [
      'is not formatted as the editor screen formats it',
      'run npm run format, or leave it: the screen formats the file when it saves it',
      'warning',
    ]),
  ];
}
