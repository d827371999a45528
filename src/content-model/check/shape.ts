/** Does a document have the fields of its type? The issues of zod, in an editor's words. */
import * as z from 'zod';
import { descriptionOf, type FieldPath, formatPath, required, schemaAt, valueAt } from '../schema';
import type { Parsed } from './parse';
import { type Finding, nearest } from './problem';

const kinds: Record<string, string> = {
  string: 'text in double quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list in square brackets',
  object: 'a group of fields in curly brackets',
};

function kindOf(value: unknown): string {
  if (value === null) return 'nothing (null)';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return (
    { string: 'text', number: 'a number', boolean: 'true or false' }[typeof value as string] ??
    'something else'
  );
}

/** Fields that differ from a known one by a slip of the finger, not by meaning. */
const SLIP = 0.5;

function unknownField(schema: z.core.$ZodType | undefined, key: string): string {
  const inner = schema && required(schema);
  const known = inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  const guess = nearest(key, known);
  const near = guess && [...guess].filter((letter) => key.includes(letter)).length >= guess.length * SLIP;
  return near
    ? `did you mean "${guess}"?`
    : `remove it; the fields here are ${known.filter((name) => name !== '$schema').join(', ')}`;
}

/** "what is wrong; what to do", as the messages in `fields.ts` are written. */
function split(text: string, purpose: string): [string, string] {
  const [message = text, remedy = 'correct it'] = text.split('; ');
  return [message, remedy + purpose];
}

const entries = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

function say(issue: z.core.$ZodIssue, schema: z.core.$ZodType | undefined, value: unknown): [string, string] {
  const description = schema ? descriptionOf(schema) : '';
  const purpose = description ? ` (${description})` : '';
  if (value === undefined) return ['is missing', `add it${purpose}`];
  switch (issue.code) {
    case 'invalid_type': {
      const isWhole = issue.expected === 'int' || (schema && required(schema) instanceof z.ZodNumberFormat);
      const kind = kinds[isWhole ? 'int' : issue.expected] ?? issue.expected;
      return [`is ${kindOf(value)}`, `write ${kind}${purpose}`];
    }
    case 'too_small':
      if (issue.origin === 'array')
        return (value as unknown[]).length === 0
          ? ['is empty', `add at least ${issue.minimum}${purpose}`]
          : [`has only ${entries((value as unknown[]).length)}`, `give at least ${issue.minimum}${purpose}`];
      if (issue.origin === 'string')
        return [
          `has only ${(value as string).length} characters`,
          `write at least ${issue.minimum}${purpose}`,
        ];
      return [`is ${value}`, `write ${issue.minimum} or more${purpose}`];
    case 'too_big':
      if (issue.origin === 'string')
        return [`has ${(value as string).length} characters`, `write at most ${issue.maximum}${purpose}`];
      return [`is ${value}`, `write ${issue.maximum} or less${purpose}`];
    case 'invalid_value': {
      const allowed = issue.values.map(String);
      if (allowed.length === 1)
        return [`is ${JSON.stringify(value)}`, `write ${allowed[0]}, or remove the field${purpose}`];
      if (typeof value !== 'string') return [`is ${kindOf(value)}`, `write ${kinds.string}${purpose}`];
      return [
        `"${value}" is not one of the values that are allowed here`,
        `did you mean "${nearest(value, allowed)}"?${purpose}`,
      ];
    }
    default:
      return split(issue.message, purpose);
  }
}

/**
 * The problems of a document's fields, at most one a field.
 * @param document the zod object of its type
 */
export function checkShape(document: z.ZodObject, { data, lineOf }: Parsed): Finding[] {
  const result = document.safeParse(data);
  if (result.success) return [];
  const seen = new Set<string>();
  return result.error.issues.flatMap((issue) => {
    const path = issue.path as FieldPath;
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        line: lineOf([...path, key]),
        field: formatPath([...path, key]),
        message: 'is not a known field',
        remedy: unknownField(schemaAt(document, path), key),
      }));
    }
    const field = formatPath(path);
    if (seen.has(field)) return [];
    seen.add(field);
    const [message, remedy] = say(issue, schemaAt(document, path), valueAt(data, path));
    return [{ line: lineOf(path), field, message, remedy }];
  });
}
