/** Reading a content file: its data, and where in the text each field stands. */
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { type FieldPath, formatPath } from '../schema';
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

function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** By the names that jsonc-parser gives its error codes. */
const jsonErrors: Readonly<Record<string, [message: string, remedy: string]>> = {
  PropertyNameExpected: [
    'a field name in double quotes is expected here',
    'often a comma stands before the closing bracket: remove it',
  ],
  ValueExpected: [
    'a value is expected here',
    'write the value, or remove the comma before the closing bracket',
  ],
  ColonExpected: ['a colon is missing', 'put a colon between the field name and its value'],
  CommaExpected: ['a comma is missing', 'put a comma after the value before this one'],
  CloseBraceExpected: ['a closing } is missing', 'add } where the group of fields ends'],
  CloseBracketExpected: ['a closing ] is missing', 'add ] where the list ends'],
  EndOfFileExpected: ['text stands after the end of the document', 'remove what follows the last }'],
  InvalidSymbol: ['a word stands without quotes', 'put text in double quotes'],
  InvalidCommentToken: ['a comment is not allowed', 'remove it'],
  UnexpectedEndOfString: ['a text has no closing quote', 'end the text with a double quote on the same line'],
  InvalidEscapeCharacter: [
    'a backslash stands before a character that needs none',
    'remove the backslash, or write it twice',
  ],
  InvalidCharacter: [
    'a character is not allowed here',
    'write a line break inside a text as \\n, a tab as \\t',
  ],
};

function jsonProblem(text: string, error: ParseError): Finding {
  const [message, remedy] = jsonErrors[printParseErrorCode(error.error)] ?? [
    'this is not JSON',
    'compare with a similar file',
  ];
  return { ...positionAt(text, error.offset), field: 'JSON', message, remedy };
}

function repeatedKeys(text: string, node: Node, path: FieldPath = []): Finding[] {
  const children = node.children ?? [];
  if (node.type === 'array')
    return children.flatMap((child, index) => repeatedKeys(text, child, [...path, index]));
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return children.flatMap((property) => {
    const [key, value] = property.children ?? [];
    if (!key || !value) return [];
    const here = [...path, String(key.value)];
    const repeated: Finding[] = seen.has(key.value)
      ? [
          {
            line: positionAt(text, key.offset).line,
            field: formatPath(here),
            message: 'is written twice',
            remedy: 'keep one of the two',
          },
        ]
      : [];
    seen.add(key.value);
    return [...repeated, ...repeatedKeys(text, value, here)];
  });
}

/** Reads JSON. The first thing that cannot be read is reported with line and column; what follows it is guesswork. */
export function parseJson(source: string): ParseResult {
  const text = withoutByteOrderMark(source);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors.sort((a, b) => a.offset - b.offset);
  if (first) return { problems: [jsonProblem(text, first)] };
  if (tree?.type !== 'object') {
    return {
      problems: [
        {
          line: 1,
          column: 1,
          field: 'JSON',
          message: 'the file holds no group of fields',
          remedy: 'start it with { and end it with }',
        },
      ],
    };
  }
  const lineOf = (path: FieldPath): number => {
    const node = findNodeAtLocation(tree, [...path]);
    if (!node) return lineOf(path.slice(0, -1));
    const place = node.parent?.type === 'property' ? node.parent : node;
    return positionAt(text, place.offset).line;
  };
  return { parsed: { data: getNodeValue(tree), lineOf }, problems: repeatedKeys(text, tree) };
}

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/** Reads Markdown with front matter; the front matter is the data, the rest the body. */
export function parseMarkdown(source: string): ParseResult {
  const text = withoutByteOrderMark(source);
  const [block, matter] = FRONT_MATTER.exec(text) ?? [];
  if (block === undefined || matter === undefined) {
    return {
      problems: [
        {
          line: 1,
          column: 1,
          field: 'front matter',
          message: 'is missing',
          remedy:
            'start the file with a line of three hyphens, the fields, and another line of three hyphens',
        },
      ],
    };
  }
  const lines = new LineCounter();
  const document = parseDocument(matter, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const { line, col } = lines.linePos(error.pos[0]);
    return {
      problems: [
        {
          line: line + 1,
          column: col,
          field: 'front matter',
          message: `cannot be read (${error.message.replace(/\.$/, '')})`,
          remedy: 'put texts that contain a colon, a quote or a # in double quotes, one field a line',
        },
      ],
    };
  }
  // The first of the two hyphen lines comes before what the YAML reader counts.
  const lineAt = (offset: number): number => lines.linePos(offset).line + 1;
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
