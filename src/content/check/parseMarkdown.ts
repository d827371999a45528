import matter from 'gray-matter';
import { type Document, isMap, isNode, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { type FieldPath, formatPath, textsOf } from '../schema';
import { parseArticle } from './article';
import { checkText } from './characters';
import type { Parsed, ParseResult } from './document';
import { type ProblemTexts, problem } from './problem';

/** The build ends the front matter at the first line that starts with three hyphens. */
const FRONT_MATTER = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---([^\r\n]*)(?:\r?\n|$)/;

const QUOTES = 'put texts that contain a colon, a quote or a # in double quotes, one field per line';

const cannotRead = (reason: string): string =>
  `cannot be read (${reason.split('\n', 1)[0]?.replace(/\.$/, '')})`;

/** YAML syntax that content does not use. An unquoted text may contain it by mistake, and would lose words. */
function misreadNode(document: Document): { node: Node; sign: string } | undefined {
  const found: { node: Node; sign: string }[] = [];
  visit(document, {
    Alias: (_, node) => void found.push({ node, sign: '*' }),
    Value: (_, node) => {
      if (node.anchor) found.push({ node, sign: '&' });
      if (isScalar(node) && node.type === 'PLAIN' && node.comment) found.push({ node, sign: '#' });
    },
  });
  return found[0];
}

/**
 * Returns the values that gatsby-transformer-remark reads. Its parser for example reads 12:30 as a number.
 * @param inFile the values in the file, for dates without quotes: the parser changes 30 February to 2 March
 * @throws if the build would stop
 */
function valuesInBuild(text: string, inFile: Record<string, unknown>): Pick<Parsed, 'data' | 'dates'> {
  // With options, gray-matter does not cache.
  const { data } = matter(text, {});
  const dates = Object.keys(data).filter((key) => data[key] instanceof Date);
  return { data: { ...data, ...Object.fromEntries(dates.map((key) => [key, inFile[key]])) }, dates };
}

/** Parses Markdown into its YAML front matter (`data`) and the rest (`body`). Reports only the first syntax error. */
export function parseMarkdown(file: string, text: string): ParseResult {
  const failure = (position: { line: number; column?: number }, ...texts: ProblemTexts): ParseResult => ({
    problems: [problem({ file, field: 'front matter', ...position }, ...texts)],
  });
  const [block, fields = '', rest] = FRONT_MATTER.exec(text) ?? [];
  if (block === undefined)
    return failure(
      { line: 1 },
      'is missing',
      'start the file with a line of three hyphens, the fields, and another line of three hyphens',
    );
  if (rest?.trim())
    return failure(
      { line: block.trimEnd().split('\n').length },
      'ends at this line, because it starts with three hyphens',
      'remove the hyphens, or write only three hyphens where the fields end',
    );
  const lines = new LineCounter();
  const document = parseDocument(fields, { lineCounter: lines, prettyErrors: false });
  // Add 1, because the YAML parser does not receive the line of the opening `---`.
  const lineAt = (offset: number): number => lines.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error)
    return failure(
      { line: lineAt(error.pos[0]), column: lines.linePos(error.pos[0]).col },
      cannotRead(error.message),
      QUOTES,
    );
  const misread = misreadNode(document);
  if (misread?.node.range)
    return failure(
      { line: lineAt(misread.node.range[0]) },
      `a text with ${misread.sign} is not parsed as text`,
      'put it in double quotes',
    );
  const lineOf = (path: FieldPath): number => {
    if (path.length === 0) return 1;
    const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
    const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
    const node = pair ? pair.key : document.getIn(path, true);
    return isNode(node) && node.range ? lineAt(node.range[0]) : lineOf(path.slice(0, -1));
  };
  const data = document.toJS() ?? {};
  const article = text.slice(block.length);
  const body = { text: article, line: block.split('\n').length, tree: parseArticle(article) };
  try {
    return { parsed: { ...valuesInBuild(text, data), lineOf, body }, problems: [] };
  } catch (thrown) {
    // js-yaml refuses control characters.
    const characters = textsOf(data).flatMap(([path, value]) =>
      checkText(value, () => ({ file, line: lineOf(path), field: formatPath(path) })),
    );
    return characters.length > 0
      ? { problems: characters }
      : failure({ line: 1 }, cannotRead(thrown instanceof Error ? thrown.message : ''), QUOTES);
  }
}
