import { parseFragment } from 'parse5';
import * as z from 'zod';
import { HIDDEN } from '../../lib/names';
import { typeOf } from '../collections';
import {
  descriptionOf,
  type FieldPath,
  formatPath,
  schemaAt,
  shapeOf,
  textsOf,
  titleOf,
  unwrapOptional,
  valueAt,
  valuesWithKind,
} from '../model/schema';
import { checkText, hiddenProblem } from '../read/characters';
import { type Document, placeOf, problemAt } from '../read/document';
import { nearest, type Problem, type ProblemTexts, unknownNameRemedy } from '../read/problem';
import { sourceFileFor } from '../translation/languageFolders';

/** Names of the types of zod, and how editors write their values. */
const TYPES: Record<string, [name: string, form?: string]> = {
  string: ['text', 'in double quotes'],
  number: ['a number', 'without quotes'],
  int: ['a whole number', 'without quotes'],
  boolean: ['true or false', 'without quotes'],
  array: ['a list', 'in square brackets'],
  object: ['a group of fields', 'in curly brackets'],
  null: ['nothing (null)'],
  nan: ['a number'],
};

const nameOfType = (value: unknown) => TYPES[z.core.util.parsedType(value)]?.[0];

function sizeOf(value: unknown): string {
  if (typeof value !== 'string' && !Array.isArray(value)) return `is ${value}`;
  return value.length === 0 ? 'is empty' : `has the length ${value.length}`;
}

function describeIssue(
  issue: z.core.$ZodIssue,
  schema: z.core.$ZodType | undefined,
  value: unknown,
): ProblemTexts {
  if (value === undefined) return ['is missing', 'add it'];
  // The value is valid without characters that cannot be seen. Sentences may have them.
  const isHidden =
    typeof value === 'string' && schema && z.safeParse(schema, value.replace(HIDDEN, '')).success;
  const hidden = isHidden && hiddenProblem(value);
  if (hidden) return hidden;
  switch (issue.code) {
    case 'invalid_type': {
      const isWhole = schema && unwrapOptional(schema) instanceof z.ZodNumberFormat;
      return [`is ${nameOfType(value)}`, `write ${TYPES[isWhole ? 'int' : issue.expected]?.join(' ')}`];
    }
    case 'too_small':
      return [sizeOf(value), `write at least ${issue.minimum}`];
    case 'too_big':
      return [sizeOf(value), `write at most ${issue.maximum}`];
    case 'invalid_value': {
      if (issue.values.length === 1)
        return [`is ${JSON.stringify(value)}`, `write ${issue.values.map(String)}, or remove the field`];
      const [found, name] = typeof value === 'string' ? [`"${value}"`, value] : [nameOfType(value), ''];
      return [`${found} is not one of the allowed values`, unknownNameRemedy(name, issue.values.map(String))];
    }
    default: {
      const [message = '', remedy = 'correct it'] = issue.message.split('; ');
      return [message, remedy];
    }
  }
}

function unknownField(document: Document, path: FieldPath, schema: z.core.$ZodType | undefined): Problem {
  const source = sourceFileFor(document.file);
  const english = source === document.file ? undefined : typeOf(source)?.schema;
  if (english && schemaAt(english, path))
    return problemAt(document, path, 'is the same in all languages, so it is not translated', 'remove it');
  const hidden = hiddenProblem(String(path.at(-1)));
  if (hidden) return problemAt(document, path, ...hidden);
  const known = Object.keys(shapeOf(schema));
  const guess = nearest(String(path.at(-1)), known);
  const fields = known.filter((name) => name !== '$schema').join(', ');
  const remedy = guess ? `did you mean "${guess}"?` : `remove it; the fields here are ${fields}`;
  const owner = schema && titleOf(schema);
  return problemAt(document, path, `is not a ${owner ? `field of ${owner}` : 'known field'}`, remedy);
}

/** Validates a document against its schema. Reports at most one problem per field. */
export function checkShape(document: Document): Problem[] {
  const { schema } = document.type;
  const { data } = document.parsed;
  const found = new Map<string, Problem>();
  for (const issue of schema.safeParse(data).error?.issues ?? []) {
    const path = issue.path as FieldPath;
    const field = schemaAt(schema, path);
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    for (const key of keys)
      found.set(formatPath([...path, key]), unknownField(document, [...path, key], field));
    if (keys.length > 0 || found.has(formatPath(path))) continue;
    const [message, remedy] = describeIssue(issue, field, valueAt(data, path));
    const description = field && descriptionOf(field);
    const described = description ? `${remedy} (${description})` : remedy;
    found.set(formatPath(path), problemAt(document, path, message, described));
  }
  return [...found.values()];
}

export const checkCharacters = (document: Document): Problem[] =>
  textsOf(document.parsed.data).flatMap(([path, text]) => checkText(text, () => placeOf(document, path)));

/** Reports dates and years in the future. With such a date, a document would stay first in lists and feeds. */
export function checkDates(document: Document): Problem[] {
  const { type, parsed } = document;
  // East of UTC, the next day may have begun.
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  return valuesWithKind(type.schema, parsed.data).flatMap(({ fieldKind: { kind }, value, path }) => {
    if (kind !== 'date' && kind !== 'year') return [];
    const date = String(value);
    if (!(Date.parse(date) > Date.parse(tomorrow.slice(0, date.length)))) return [];
    const message = `${date} is in the future, and today is ${new Date().toISOString().slice(0, 10)}`;
    const found = problemAt(document, path, message, 'correct it', 'warning');
    return [{ ...found, isBeforeLaunch: true }];
  });
}

/** Returns the text of HTML without elements, such as `₹` for `&#8377;`. */
function textOfHtml(html: string): string {
  const [node] = parseFragment(html).childNodes;
  return node && 'value' in node ? node.value : '';
}

/** What only articles may have, and what to write instead: Markdown and HTML, lists, and characters as HTML writes them. */
const SIGNS: readonly [sign: RegExp, remedy: (sign: string) => string][] = [
  [/\*\*|~~|(?<!_)__(?!_)|^#{1,6}\s|\]\((?:\/|https?:)|<\/?[a-z]+>/im, () => 'remove it'],
  [/&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/i, (sign) => `write ${textOfHtml(sign).trim() || 'a space'}`],
  [
    /(?<=^\s*)(?:[-–*•]|\d{1,2}[.)])(?= .*\n\s*(?:[-–*•]|\d{1,2}[.)]) )/m,
    () => 'write sentences, or a field for each line',
  ],
];

export const checkMarkdown = (document: Document): Problem[] =>
  textsOf(document.parsed.data).flatMap(([path, text]) => {
    const [sign, remedy] = SIGNS.find(([each]) => each.test(text)) ?? [];
    if (!sign || !remedy) return [];
    const [found = ''] = sign.exec(text) ?? [];
    const message = `visitors see "${found}" as text, because only articles are Markdown`;
    return [problemAt(document, path, message, remedy(found), 'warning')];
  });
