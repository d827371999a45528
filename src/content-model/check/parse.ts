/** The result of parsing a content file, and helpers of the JSON and the Markdown parser. */
import type { FieldPath } from '../schema';
import type { Finding } from './problem';

/** The data of a document, and where each field is in the file. */
export interface Parsed {
  data: unknown;
  /** The line of a field, from 1; if the field is absent, that of its nearest parent. */
  lineOf: (path: FieldPath) => number;
  /** The Markdown below the front matter, and its first line. */
  body?: { text: string; line: number };
}

export type ParseResult =
  | { parsed: Parsed; problems: Finding[] }
  | { parsed?: undefined; problems: Finding[] };

/** Some editors put this invisible character at the start of a file. */
export const BYTE_ORDER_MARK = '\uFEFF';

export const withoutByteOrderMark = (text: string): string =>
  text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;

/** Line and column of a character offset, both from 1. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
