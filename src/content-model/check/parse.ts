/** What reading a content file gives: its data, and where in the text each field stands. */
import type { FieldPath } from '../schema';
import type { Finding } from './problem';

/** A document as the check sees it. */
export interface Parsed {
  data: unknown;
  /** The line of a field; of the nearest enclosing one if the field is absent. */
  lineOf: (path: FieldPath) => number;
  /** The Markdown below the front matter, and the line it starts at. */
  body?: { text: string; line: number };
}

export type ParseResult =
  | { parsed: Parsed; problems: Finding[] }
  | { parsed?: undefined; problems: Finding[] };

/** A byte order mark, which some editors put at the start of a file. */
export const BYTE_ORDER_MARK = '\uFEFF';

export const withoutByteOrderMark = (text: string): string =>
  text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;

/** Line and column of an offset in a text, both from 1. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
