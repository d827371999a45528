/** The types of parse results, and helpers for the JSON and Markdown parsers. */
import { type FieldPath, formatPath } from '../schema';
import { type Finding, type Flaw, finding } from './problem';

export interface Parsed {
  data: unknown;
  /** Returns the line of a field, from 1. If the field is missing, returns the line of its nearest existing parent. */
  lineOf: (path: FieldPath) => number;
  /** The fields of the front matter that the build reads as dates, because their values have no quotes. */
  dates?: readonly string[];
  /** The Markdown below the front matter. `line` is the number of its first line in the file. */
  body?: { text: string; line: number };
}

export const findingAt = ({ lineOf }: Parsed, path: FieldPath, flaw: Flaw): Finding =>
  finding(lineOf(path), formatPath(path), flaw);

export type ParseResult =
  | { parsed: Parsed; problems: Finding[] }
  | { parsed?: undefined; problems: Finding[] };

/** An invisible character that some text editors insert at the start of a file. */
export const BYTE_ORDER_MARK = '\uFEFF';

export const withoutByteOrderMark = (text: string): string =>
  text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;

/** Converts a character offset to line and column, both from 1. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
