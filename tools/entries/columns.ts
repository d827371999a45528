/** The columns of a sheet: one for each field that fits into a cell, and how its cells are written and read. */
import * as z from 'zod';
import { fieldLabel } from '../../src/content-model/generate/editorFields';
import {
  descriptionOf,
  type FieldPath,
  formatPath,
  isOptional,
  titleOf,
  unwrapOptional,
} from '../../src/content-model/model/schema';

interface Codec {
  /** What a cell contains, for the note of the column and for messages. */
  expected: string;
  write: (value: unknown) => string;
  /** Returns undefined if the text is not a value. The content check finds other mistakes. */
  read: (text: string) => unknown;
}

export interface Column extends Codec {
  /** The labels of the field and its parents: `Supply: HS code`. */
  heading: string;
  path: FieldPath;
  /** The description of the field, whether it is required, and how to write it. */
  note: string;
}

const text: Codec = {
  expected: 'text in a cell with the format "Text"',
  write: String,
  read: (written) => written,
};

const wholeNumber: Codec = {
  ...text,
  expected: 'a whole number in a cell with the format "Text"',
  read: (written) => (/^\d+$/.test(written) ? Number(written) : undefined),
};

const flag: Codec = {
  expected: 'yes, or nothing',
  write: (value) => (value ? 'yes' : ''),
  read: (written) => (written.toLowerCase() === 'yes' ? true : undefined),
};

/** A bar that separates two texts. A bar within a text is `\|`. */
const BAR = /(?<!\\)\|/;

/** An object of texts in one line: `Broken | Max 2% | ISO 605`. */
function parts({ shape }: z.ZodObject): Codec {
  const fields = Object.entries<z.core.$ZodType>(shape);
  return {
    expected: fields
      .map(([key, field]) => `${fieldLabel(key, field)}${isOptional(field) ? ' (optional)' : ''}`)
      .join(' | '),
    write: (value) =>
      fields
        .map(([key]) => String((value as Record<string, unknown>)[key] ?? '').replaceAll('|', '\\|'))
        .join(' | ')
        // Omit missing texts at the end.
        .replace(/( \| )+$/, ''),
    read(written) {
      const texts = written.split(BAR).map((each) => each.replaceAll('\\|', '|').trim());
      const isComplete = fields.every(([, field], index) => texts[index] || isOptional(field));
      if (texts.length > fields.length || !isComplete) return undefined;
      return Object.fromEntries(fields.map(([key], index) => [key, texts[index]]).filter(([, part]) => part));
    },
  };
}

const lines = (item: Codec): Codec => ({
  expected: `one per line: ${item.expected}`,
  write: (value) => (value as unknown[]).map(item.write).join('\n'),
  read(written) {
    const items = written.split('\n').flatMap((line) => (line.trim() ? [item.read(line.trim())] : []));
    return items.includes(undefined) ? undefined : items;
  },
});

const isText = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum;

/** Returns the codec of a field, or undefined if its value needs several cells. */
function codecOf(schema: z.core.$ZodType): Codec | undefined {
  const inner = unwrapOptional(schema);
  if (isText(inner)) return text;
  if (inner instanceof z.ZodNumber) return wholeNumber;
  if (inner instanceof z.ZodLiteral) return flag;
  if (!(inner instanceof z.ZodArray)) return undefined;
  const item = unwrapOptional(inner.element);
  if (isText(item)) return lines(text);
  const isFlat =
    item instanceof z.ZodObject && Object.values(item.shape).every((one) => isText(unwrapOptional(one)));
  return isFlat ? lines(parts(item)) : undefined;
}

/** The first column: the file name of the entry without its extension. It is not a field. */
export const FILE: Column = {
  ...text,
  heading: 'File',
  path: [],
  note: 'The file of the entry. Do not change it. Leave it empty in a new row: the import makes it from the name.',
};

/**
 * Returns the columns of the fields of a document type.
 * @throws if the value of a field cannot be written in cells
 */
export function fieldColumns(
  schema: z.core.$ZodType,
  path: FieldPath = [],
  heading = '',
  canLack = isOptional(schema),
): Column[] {
  const codec = codecOf(schema);
  if (codec) {
    const how = codec === text ? '' : `Write ${codec.expected}.`;
    const note = [canLack ? '' : 'Required.', descriptionOf(schema), how].filter(Boolean).join(' ');
    return [{ ...codec, heading, path, note }];
  }
  const inner = unwrapOptional(schema);
  if (!(inner instanceof z.ZodObject))
    throw new Error(`The field ${formatPath(path)} fits in no cell: extend tools/entries/columns.ts`);
  return Object.entries<z.core.$ZodType>(inner.shape)
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, field]) => {
      // The fields of a catalogue have the caption of their table in their label.
      const label = (heading && !titleOf(field) ? `${heading}: ` : '') + fieldLabel(key, field);
      return fieldColumns(field, [...path, key], label, canLack || isOptional(field));
    });
}
