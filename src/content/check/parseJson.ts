import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { type FieldPath, formatPath } from '../schema';
import { wrongCharacter } from './characters';
import { type ParseResult, positionAt, withoutByteOrderMark } from './parse';
import { type Finding, type Flaw, finding } from './problem';

const jsonErrors: Readonly<Record<string, Flaw>> = {
  PropertyNameExpected: [
    'a field name in double quotes is expected here',
    'if there is a comma before the closing bracket, remove it',
  ],
  ValueExpected: [
    'a value is expected here',
    'write the value, or remove the comma before the closing bracket',
  ],
  ColonExpected: ['a colon is missing', 'put a colon between the field name and its value'],
  CommaExpected: ['a comma is missing', 'put a comma after the value before this one'],
  CloseBraceExpected: ['a closing } is missing', 'add } where the group of fields ends'],
  CloseBracketExpected: ['a closing ] is missing', 'add ] where the list ends'],
  EndOfFileExpected: ['there is text after the end of the document', 'remove everything after the last }'],
  InvalidSymbol: ['a word has no quotes', 'put text in double quotes'],
  InvalidCommentToken: ['a comment is not allowed', 'remove it'],
  UnexpectedEndOfString: ['a text has no closing quote', 'end the text with a double quote on the same line'],
  InvalidEscapeCharacter: [
    'a backslash is before a character that needs none',
    'remove the backslash, or write it twice',
  ],
  InvalidCharacter: ['a character is not allowed here', 'write a line break in a text as \\n, a tab as \\t'],
};

function jsonProblem(text: string, { error, offset, length }: ParseError): Finding {
  const wrong = wrongCharacter(text.slice(offset, offset + length));
  const flaw = wrong?.flaw ??
    jsonErrors[printParseErrorCode(error)] ?? ['this is not JSON', 'compare with a similar file'];
  const { line, column } = positionAt(text, offset + (wrong?.index ?? 0));
  return { ...finding(line, 'JSON', flaw), column };
}

function repeatedKeys(text: string, node: Node, path: FieldPath = []): Finding[] {
  const children = node.children ?? [];
  if (node.type === 'array')
    return children.flatMap((child, index) => repeatedKeys(text, child, [...path, index]));
  if (node.type !== 'object') return [];
  const keys = new Set<string>();
  return children.flatMap((property) => {
    const [key, value] = property.children ?? [];
    if (!key || !value) return [];
    const keyPath = [...path, String(key.value)];
    const inner = repeatedKeys(text, value, keyPath);
    if (!keys.has(key.value)) {
      keys.add(key.value);
      return inner;
    }
    const { line } = positionAt(text, key.offset);
    return [finding(line, formatPath(keyPath), ['is written twice', 'keep one of the two']), ...inner];
  });
}

/**
 * Parses a JSON document whose root is an object. If there are syntax errors, reports only the first, because it
 * usually causes the others. Otherwise reports repeated keys.
 */
export function parseJson(source: string): ParseResult {
  const text = withoutByteOrderMark(source);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors.sort((a, b) => a.offset - b.offset);
  if (first) return { problems: [jsonProblem(text, first)] };
  if (tree?.type !== 'object') {
    const flaw: Flaw = ['the file has no group of fields', 'start it with { and end it with }'];
    return { problems: [{ ...finding(1, 'JSON', flaw), column: 1 }] };
  }
  const lineOf = (path: FieldPath): number => {
    const node = findNodeAtLocation(tree, [...path]);
    if (!node) return lineOf(path.slice(0, -1));
    // Use the line of the key, because the value may start on a later line.
    const start = node.parent?.type === 'property' ? node.parent : node;
    return positionAt(text, start.offset).line;
  };
  // The parser returns objects without a prototype, so convert them to plain objects.
  const data: unknown = structuredClone(getNodeValue(tree));
  return { parsed: { data, lineOf }, problems: repeatedKeys(text, tree) };
}
