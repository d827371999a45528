/** Formats content files like the editor screen, so that saving on the screen changes only the edited fields. */
import { stringify } from 'yaml';
import type * as z from 'zod';
import { isObject, itemOf, shapeOf } from '../model/schema';
import type { Document } from './document';

/** Sorts the fields of all objects in schema order. Unknown fields come last. */
function inOrder(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inOrder(itemOf(schema), item));
  if (!isObject(value)) return value;
  const shape = shapeOf(schema);
  const keys = new Set([...Object.keys(shape), ...Object.keys(value)]);
  const fields = [...keys].filter((key) => key in value);
  return Object.fromEntries(fields.map((key) => [key, inOrder(shape[key], value[key])]));
}

type Formatted = Pick<Document, 'type'> & { parsed: { data: unknown; body?: { text: string } } };

/**
 * Returns the text of a document: its fields in the order of the content model, JSON with one value per line, and front
 * matter with all texts in double quotes.
 */
export function formatDocument({ type, parsed }: Formatted): string {
  const { data, body } = parsed;
  const ordered = inOrder(type.schema, data);
  if (!body) return `${JSON.stringify(ordered, null, 2)}\n`;
  const options = { lineWidth: 0, defaultKeyType: 'PLAIN', defaultStringType: 'QUOTE_DOUBLE' } as const;
  return `---\n${stringify(ordered, options)}---\n\n${body.text.replaceAll('\r\n', '\n').trim()}\n`;
}
