import { type Alias, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { FieldPath } from '../schema';
import { type ParseResult, withoutByteOrderMark } from './parse';
import { type Flaw, finding } from './problem';

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

const failure = (position: { line: number; column?: number }, ...flaw: Flaw): ParseResult => ({
  problems: [{ ...finding(position.line, 'front matter', flaw), ...position }],
});

/** Parses Markdown into its YAML front matter (`data`) and the rest (`body`). Reports only the first syntax error. */
export function parseMarkdown(source: string): ParseResult {
  const text = withoutByteOrderMark(source);
  const [block, matter] = FRONT_MATTER.exec(text) ?? [];
  if (block === undefined || matter === undefined)
    return failure(
      { line: 1, column: 1 },
      'is missing',
      'start the file with a line of three hyphens, the fields, and another line of three hyphens',
    );
  const lines = new LineCounter();
  const document = parseDocument(matter, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const { line, col } = lines.linePos(error.pos[0]);
    return failure(
      { line: line + 1, column: col },
      `cannot be read (${error.message.replace(/\.$/, '')})`,
      'put texts that contain a colon, a quote or a # in double quotes, one field per line',
    );
  }
  // Add 1, because the YAML parser does not receive the line of the opening `---`.
  const lineAt = (offset: number): number => lines.linePos(offset).line + 1;
  // Content does not use YAML aliases, but YAML parses an unquoted text that begins with an asterisk as an alias.
  const aliases: Alias[] = [];
  visit(document, { Alias: (_, node) => void aliases.push(node) });
  const [alias] = aliases;
  if (alias?.range)
    return failure(
      { line: lineAt(alias.range[0]) },
      'a text that begins with * is not parsed as text',
      'put it in double quotes',
    );
  const lineOf = (path: FieldPath): number => {
    if (path.length === 0) return 1;
    const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
      if (pair && isScalar(pair.key) && pair.key.range) return lineAt(pair.key.range[0]);
    }
    const node = document.getIn(path, true);
    return isNode(node) && node.range ? lineAt(node.range[0]) : lineOf(path.slice(0, -1));
  };
  return {
    parsed: {
      data: document.toJS() ?? {},
      lineOf,
      body: { text: text.slice(block.length), line: block.split('\n').length },
    },
    problems: [],
  };
}
