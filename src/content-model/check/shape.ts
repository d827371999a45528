/** Validates a document against its schema and converts zod issues to messages for editors. */
import * as z from 'zod';
import { descriptionOf, type FieldPath, formatPath, required, schemaAt, valueAt } from '../schema';
import type { Parsed } from './parse';
import { type Finding, findingAt, nearest, unknownNameRemedy } from './problem';

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

/** Returns the remedy for an unknown field: suggests a similar name, or lists all field names. */
function unknownFieldRemedy(schema: z.core.$ZodType | undefined, key: string): string {
  const inner = schema && required(schema);
  const known = inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
  const guess = nearest(key, known);
  return guess
    ? `did you mean "${guess}"?`
    : `remove it; the fields here are ${known.filter((name) => name !== '$schema').join(', ')}`;
}

const entries = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

function describeIssue(
  issue: z.core.$ZodIssue,
  schema: z.core.$ZodType | undefined,
  value: unknown,
): [string, string] {
  if (value === undefined) return ['is missing', 'add it'];
  switch (issue.code) {
    case 'invalid_type': {
      const isWhole = issue.expected === 'int' || (schema && required(schema) instanceof z.ZodNumberFormat);
      const expected = expectedTypes[isWhole ? 'int' : issue.expected] ?? issue.expected;
      return [`is ${nameOfType(value)}`, `write ${expected}`];
    }
    case 'too_small':
      if (issue.origin === 'array')
        return (value as unknown[]).length === 0
          ? ['is empty', `add at least ${issue.minimum}`]
          : [`has only ${entries((value as unknown[]).length)}`, `write at least ${issue.minimum}`];
      if (issue.origin === 'string')
        return [`has only ${(value as string).length} characters`, `write at least ${issue.minimum}`];
      return [`is ${value}`, `write ${issue.minimum} or more`];
    case 'too_big':
      if (issue.origin === 'string')
        return [`has ${(value as string).length} characters`, `write at most ${issue.maximum}`];
      return [`is ${value}`, `write ${issue.maximum} or less`];
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
