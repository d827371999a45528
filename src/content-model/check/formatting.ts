import type { Document } from './document';
import { formatDocument } from './format';
import { withoutByteOrderMark } from './parse';
import type { Finding } from './problem';

/** Reports a warning if the editor screen would format the file differently, at the first different line. */
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
      message: 'is not formatted as the editor screen formats it',
      remedy: 'run npm run format, or leave it: the screen formats the file when it saves it',
    },
  ];
}
