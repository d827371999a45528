import { parse, type YAMLParseError } from 'yaml';
import type { FieldPath } from '../model/schema';
import { checkText } from './characters';
import type { ParseResult } from './document';
import { type ProblemTexts, problem } from './problem';

const FRONT_MATTER = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

/** A value without quotes in which one of these characters means something in YAML, so that part of the text is lost. */
const CUT = /^ *[\w$-]+: +(?:([&*!])|(?!["'|>]).*\s(#))/;

const QUOTES = 'put texts that contain a colon, a quote or a # in double quotes, one field per line';

/** Parses Markdown into its YAML front matter (`data`) and the rest (`body`). Reports only the first syntax error. */
export function parseMarkdown(file: string, text: string): ParseResult {
  const failure = (line: number, ...texts: ProblemTexts): ParseResult => ({
    problems: [problem({ file, field: 'front matter', line }, ...texts)],
  });
  const [block, fields = ''] = FRONT_MATTER.exec(text) ?? [];
  if (block === undefined) {
    const remedy =
      'start the file with a line of three hyphens, the fields, and another line of three hyphens';
    return failure(1, 'is missing', remedy);
  }
  const lines = fields.split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    const field = /^\w+/.exec(line)?.[0] ?? 'front matter';
    const [found] = checkText(line, () => ({ file, line: index + 2, field }));
    if (found?.severity === 'error') return { problems: [found] };
    const [, start, middle] = CUT.exec(line) ?? [];
    const sign = start ?? middle;
    if (sign)
      return failure(index + 2, `a text with ${sign} is not parsed as text`, 'put it in double quotes');
  }
  /** Returns the index of a field in `lines`. The fields of a group follow its line. */
  const indexOf = (path: FieldPath): number => {
    if (path.length === 0) return -1;
    const parent = indexOf(path.slice(0, -1));
    const key = `${'  '.repeat(path.length - 1)}${path.at(-1)}:`;
    const found = lines.findIndex((line, index) => index > parent && line.startsWith(key));
    return found < 0 ? parent : found;
  };
  let data: unknown;
  try {
    data = parse(fields) ?? {};
  } catch (error) {
    const { message, linePos: [{ line }] = [{ line: 0 }] } = error as YAMLParseError;
    return failure(line + 1, `cannot be read (${message.split(/ at line|\n/, 1)[0]})`, QUOTES);
  }
  const article = text.slice(block.length);
  const body = { text: article, line: block.split('\n').length };
  return { parsed: { data, lineOf: (path) => indexOf(path) + 2, body }, problems: [] };
}
