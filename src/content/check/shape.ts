/** Validates a document against its schema and converts zod issues to messages for editors. */
import * as z from 'zod';
import { descriptionOf, type FieldPath, formatPath, schemaAt, unwrapOptional, valueAt } from '../schema';
import { type Document, problemAt } from './document';
import { nearest, type Problem, unknownNameRemedy } from './problem';

/** What the editor should write, by the type that zod expects. */
const EXPECTED: Record<string, string> = {
  string: 'text in double quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list in square brackets',
  object: 'a group of fields in curly brackets',
};

const FOUND: Record<string, string> = { string: 'text', number: 'a number', boolean: 'true or false' };

function nameOfType(value: unknown): string {
  if (value === null) return 'nothing (null)';
  return FOUND[typeof value] ?? (Array.isArray(value) ? 'a list' : 'a group of fields');
}

function unknownFieldRemedy(schema: z.core.$ZodType | undefined, key: string): string {
  const inner = schema && unwrapOptional(schema);
  const known = inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  const guess = nearest(key, known);
  return guess
    ? `did you mean "${guess}"?`
    : `remove it; the fields here are ${known.filter((name) => name !== '$schema').join(', ')}`;
}

/** Describes a value that is too small or too large: the size of a list or text, or a number. */
function sizeOf(value: unknown): string {
  if (typeof value !== 'string' && !Array.isArray(value)) return `is ${value}`;
  if (value.length === 0) return 'is empty';
  const [one, many] = Array.isArray(value) ? ['entry', 'entries'] : ['character', 'characters'];
  return `has ${value.length} ${value.length === 1 ? one : many}`;
}

function describeIssue(
  issue: z.core.$ZodIssue,
  schema: z.core.$ZodType | undefined,
  value: unknown,
): [message: string, remedy: string] {
  if (value === undefined) return ['is missing', 'add it'];
  switch (issue.code) {
    case 'invalid_type': {
      const isWhole = schema && unwrapOptional(schema) instanceof z.ZodNumberFormat;
      const expected = EXPECTED[isWhole ? 'int' : issue.expected] ?? issue.expected;
      return [`is ${nameOfType(value)}`, `write ${expected}`];
    }
    case 'too_small':
      return [sizeOf(value), `write at least ${issue.minimum}`];
    case 'too_big':
      return [sizeOf(value), `write at most ${issue.maximum}`];
    case 'invalid_value': {
      const allowed = issue.values.map(String);
      if (allowed.length === 1)
        return [`is ${JSON.stringify(value)}`, `write ${allowed[0]}, or remove the field`];
      if (typeof value !== 'string') return [`is ${nameOfType(value)}`, `write ${EXPECTED.string}`];
      return [`"${value}" is not one of the allowed values`, unknownNameRemedy(value, allowed)];
    }
    default: {
      // The custom error messages of `fields.ts` have the form `what is wrong; what to do`.
      const [message = '', remedy = 'correct it'] = issue.message.split('; ');
      return [message, remedy];
    }
  }
}

/** Validates a document against its schema. Reports at most one problem per field. */
export function checkShape(document: Document): Problem[] {
  const { schema } = document.type;
  const { data } = document.parsed;
  const reported = new Set<string>();
  return (schema.safeParse(data).error?.issues ?? []).flatMap((issue) => {
    const path = issue.path as FieldPath;
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const remedy = unknownFieldRemedy(schemaAt(schema, path), key);
        return problemAt(document, [...path, key], 'is not a known field', remedy);
      });
    if (reported.has(formatPath(path))) return [];
    reported.add(formatPath(path));
    const field = schemaAt(schema, path);
    const [message, remedy] = describeIssue(issue, field, valueAt(data, path));
    const description = field && descriptionOf(field);
    return [problemAt(document, path, message, description ? `${remedy} (${description})` : remedy)];
  });
}
