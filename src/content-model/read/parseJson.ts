import {
  findNodeAtLocation,
  getNodeValue,
  type ParseError,
  parseTree,
  printParseErrorCode,
  visit,
} from 'jsonc-parser';
import { type FieldPath, formatPath } from '../model/schema';
import { checkText, hiddenProblem } from './characters';
import type { ParseResult } from './document';
import { fileProblem, type Problem, type ProblemTexts, positionAt, problem } from './problem';

const ERRORS: Readonly<Record<string, ProblemTexts>> = {
  PropertyNameExpected: [
    'a field name is expected here',
    'write it in quotes, or remove the comma before it',
  ],
  ValueExpected: ['a value is expected here', 'write the value, or remove the comma before it'],
  ColonExpected: ['a colon is missing', 'put a colon between the field name and its value'],
  CommaExpected: ['a comma is missing', 'put a comma after the value before this one'],
  CloseBraceExpected: ['a closing } is missing', 'add } where the group of fields ends'],
  CloseBracketExpected: ['a closing ] is missing', 'add ] where the list ends'],
  InvalidSymbol: ['a word has no quotes', 'put text in double quotes'],
  UnexpectedEndOfString: ['a text has no closing quote', 'end the text with a double quote on the same line'],
  InvalidEscapeCharacter: ['a backslash is not allowed here', 'remove it, or write it twice'],
  InvalidCharacter: ['a character is not allowed here', 'write a line break in a text as \\n, a tab as \\t'],
};

function syntaxProblem(file: string, text: string, { error, offset, length }: ParseError): Problem {
  const placeAt = (index: number) => ({ file, ...positionAt(text, offset + index), field: 'JSON' });
  const wrong = text.slice(offset, offset + length);
  const [character] = checkText(wrong, placeAt);
  const texts = hiddenProblem(wrong) ??
    ERRORS[printParseErrorCode(error)] ?? ['this is not JSON', 'compare with a similar file'];
  return character ?? problem(placeAt(0), ...texts);
}

function repeatedKeys(file: string, text: string): Problem[] {
  const found: Problem[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (key, offset, _length, _line, _column, pathOf) => {
      const place = { file, line: positionAt(text, offset).line, field: formatPath([...pathOf(), key]) };
      if (open.at(-1)?.has(key)) found.push(problem(place, 'is written twice', 'keep one of the two'));
      open.at(-1)?.add(key);
    },
  });
  return found;
}

/** Parses a JSON document. Reports only the first syntax error, because it usually causes the others. */
export function parseJson(file: string, text: string): ParseResult {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors.sort((a, b) => a.offset - b.offset);
  if (first) return { problems: [syntaxProblem(file, text, first)] };
  if (tree?.type !== 'object') {
    const remedy = 'start it with { and end it with }';
    return { problems: [fileProblem(file, 'JSON', 'the file has no group of fields', remedy)] };
  }
  const lineOf = (path: FieldPath): number => {
    const node = findNodeAtLocation(tree, [...path]);
    if (!node) return lineOf(path.slice(0, -1));
    // Use the line of the key, because the value may start on a later line.
    const start = node.parent?.type === 'property' ? node.parent : node;
    return positionAt(text, start.offset).line;
  };
  // The parser returns objects without a prototype, so convert them to plain objects.
  const data = structuredClone(getNodeValue(tree));
  return { parsed: { data, lineOf }, problems: repeatedKeys(file, text) };
}
