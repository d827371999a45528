/** Validates a document against its schema and converts zod issues to messages for editors. */
import * as z from 'zod';
import { descriptionOf, type FieldPath, formatPath, schemaAt, unwrapOptional, valueAt } from '../schema';
import { findingAt, type Parsed } from './parse';
import { type Finding, nearest, unknownNameRemedy } from './problem';

/** What the editor should write, by the type that zod expects. */
const expectedTypes: Record<string, string> = {
  string: 'text in double quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list in square brackets',
  object: 'a group of fields in curly brackets',
};

function nameOfType(value: unknown): string {
  if (value === null) return 'nothing (null)';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return (
    { string: 'text', number: 'a number', boolean: 'true or false' }[typeof value as string] ??
    'something else'
  );
}

function unknownFieldRemedy(schema: z.core.$ZodType | undefined, key: string): string {
  const inner = schema && unwrapOptional(schema);
  const known = inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  const guess = nearest(key, known);
  return guess
    ? `did you mean "${guess}"?`
    : `remove it; the fields here are ${known.filter((name) => name !== '$schema').join(', ')}`;
}

/** Returns the size of a list or text, or undefined for other values. */
function sizeOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  return typeof value === 'string'
    ? `${value.length} ${value.length === 1 ? 'character' : 'characters'}`
    : undefined;
}

function describeIssue(
  issue: z.core.$ZodIssue,
  schema: z.core.$ZodType | undefined,
  value: unknown,
): [string, string] {
  if (value === undefined) return ['is missing', 'add it'];
  switch (issue.code) {
    case 'invalid_type': {
      const isWhole =
        issue.expected === 'int' || (schema && unwrapOptional(schema) instanceof z.ZodNumberFormat);
      const expected = expectedTypes[isWhole ? 'int' : issue.expected] ?? issue.expected;
      return [`is ${nameOfType(value)}`, `write ${expected}`];
    }
    case 'too_small': {
      if (Array.isArray(value) && value.length === 0) return ['is empty', `add at least ${issue.minimum}`];
      const size = sizeOf(value);
      return size
        ? [`has only ${size}`, `write at least ${issue.minimum}`]
        : [`is ${value}`, `write ${issue.minimum} or more`];
    }
    case 'too_big': {
      const size = sizeOf(value);
      return size
        ? [`has ${size}`, `write at most ${issue.maximum}`]
        : [`is ${value}`, `write ${issue.maximum} or less`];
    }
    case 'invalid_value': {
      const allowed = issue.values.map(String);
      if (allowed.length === 1)
        return [`is ${JSON.stringify(value)}`, `write ${allowed[0]}, or remove the field`];
      if (typeof value !== 'string') return [`is ${nameOfType(value)}`, `write ${expectedTypes.string}`];
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
export function checkShape(document: z.ZodObject, parsed: Parsed): Finding[] {
  const result = document.safeParse(parsed.data);
  if (result.success) return [];
  const reported = new Set<string>();
  return result.error.issues.flatMap((issue) => {
    const path = issue.path as FieldPath;
    if (issue.code === 'unrecognized_keys') {
      const remedy = (key: string) => unknownFieldRemedy(schemaAt(document, path), key);
      return issue.keys.map((key) =>
        findingAt(parsed, [...path, key], ['is not a known field', remedy(key)]),
      );
    }
    const field = formatPath(path);
    if (reported.has(field)) return [];
    reported.add(field);
    const schema = schemaAt(document, path);
    const [message, remedy] = describeIssue(issue, schema, valueAt(parsed.data, path));
    const description = schema && descriptionOf(schema);
    return [findingAt(parsed, path, [message, description ? `${remedy} (${description})` : remedy])];
  });
}
