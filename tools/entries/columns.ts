/** The columns of a sheet: one for each field that fits into a cell, and how the cells are written and read. */
import * as z from 'zod';
import { fieldLabel } from '../../src/content/generate/editorFields';
import {
  descriptionOf,
  type FieldPath,
  fieldKindOf,
  formatPath,
  isOptional,
  unwrapOptional,
} from '../../src/content/model/schema';

/** Thrown when a cell does not contain a valid value. The message has the form `what is wrong; what to do`. */
export class CellError extends Error {}

interface Codec {
  /** How to write the value, shown in the note of the column. Undefined for plain text. */
  syntax?: string;
  /** The type of a cell, other than text, that may contain the value. */
  cellType?: 'number' | 'boolean';
  write: (value: unknown) => string;
  /** @throws a `CellError` if the text is not a value */
  read: (written: string) => unknown;
}

export interface Column extends Codec {
  /** The labels of the field and its parents: `Supply: Hs code`. */
  heading: string;
  path: FieldPath;
  /** The description of the field, and whether it is required. */
  note: string;
}

/** A text that is the whole cell. */
const text: Codec = { write: String, read: (written) => written };

const wholeNumber: Codec = {
  cellType: 'number',
  write: String,
  read(written) {
    if (!/^\d+$/.test(written)) throw new CellError(`"${written}" is not a whole number; write digits only`);
    return Number(written);
  },
};

const flag: Codec = {
  syntax: 'yes, or nothing',
  cellType: 'boolean',
  write: (value) => (value ? 'yes' : 'no'),
  read(written) {
    const value = { yes: true, true: true, no: false, false: false }[written.toLowerCase()];
    if (value === undefined) throw new CellError(`"${written}" is not yes; write yes, or empty the cell`);
    return value;
  },
};

/** The path from the file of an entry, `products/pulses/toor-dal.json`, to the content folder. */
const UP = '../../';

const pictureFile: Codec = {
  syntax: 'images/ and the name of the file',
  write: (value) => String(value).replace(UP, ''),
  read: (written) => (written.startsWith('.') ? written : UP + written),
};

const escaped = (value: string, special: RegExp): string =>
  value.replace(special, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));
const unescaped = (written: string): string =>
  written.trim().replace(/\\([\\|n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

/** A text that is one line of a cell. */
const line: Codec = { write: (value) => escaped(String(value), /[\\\n]/g), read: unescaped };

/** A bar after an even number of backslashes. */
const UNESCAPED_BAR = /(?<=(?:^|[^\\])(?:\\\\)*)\|/;

/** An object of texts in one line, separated by bars. */
function parts({ shape }: z.ZodObject): Codec {
  const fields = Object.entries<z.core.$ZodType>(shape);
  const syntax = fields.map(([key, field]) => fieldLabel(key, field)).join(' | ');
  return {
    syntax,
    write: (value) =>
      fields
        .map(([key]) => escaped(String((value as Record<string, unknown>)[key] ?? ''), /[\\|\n]/g))
        .join(' | ')
        // Omit missing parts at the end.
        .replace(/( \| )+$/, ''),
    read(written) {
      const found = written.split(UNESCAPED_BAR).map(unescaped);
      if (found.length > fields.length)
        throw new CellError(`"${written.trim()}" has too many bars; write ${syntax}`);
      return Object.fromEntries(
        fields.map(([key], index) => [key, found[index]]).filter(([, value]) => value),
      );
    },
  };
}

/** A list with an item in each line. */
const lines = (item: Codec): Codec => ({
  syntax: `one per line${item.syntax ? `: ${item.syntax}` : ''}`,
  write: (value) => (value as unknown[]).map(item.write).join('\n'),
  read: (written) =>
    written
      .split('\n')
      .filter((each) => each.trim())
      .map(item.read),
});

const isString = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum;

/** Returns the codec of a field, or undefined if its value needs several cells. */
function codecOf(schema: z.core.$ZodType): Codec | undefined {
  const inner = unwrapOptional(schema);
  if (fieldKindOf(schema)?.kind === 'pictureFile') return pictureFile;
  if (isString(inner)) return text;
  if (inner instanceof z.ZodNumber) return wholeNumber;
  if (inner instanceof z.ZodBoolean || inner instanceof z.ZodLiteral) return flag;
  if (!(inner instanceof z.ZodArray)) return undefined;
  const item = unwrapOptional(inner.element);
  if (isString(item)) return lines(line);
  const isFlat =
    item instanceof z.ZodObject && Object.values(item.shape).every((one) => isString(unwrapOptional(one)));
  return isFlat ? lines(parts(item)) : undefined;
}

/** The first column: the file name of the entry without its extension. It is not a field. */
export const FILE: Column = {
  ...text,
  heading: 'File',
  path: [],
  note: 'The file of the entry. Do not change it. Leave it empty in a new row. The import creates the file name from the entry name.',
};

/**
 * Returns the columns of the fields of a document type.
 * @throws if the value of a field cannot be written in cells
 */
export function fieldColumns(schema: z.core.$ZodType, path: FieldPath = [], heading = ''): Column[] {
  const codec = codecOf(schema);
  if (codec) {
    const syntax = codec.syntax && `Write ${codec.syntax}`;
    const note = [isOptional(schema) ? '' : 'Required.', descriptionOf(schema), syntax].filter(Boolean);
    return [{ ...codec, heading, path, note: note.join(' ') }];
  }
  const inner = unwrapOptional(schema);
  if (!(inner instanceof z.ZodObject))
    throw new Error(
      `The field ${formatPath(path)} cannot be written in a cell: extend tools/entries/columns.ts`,
    );
  return Object.entries<z.core.$ZodType>(inner.shape)
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, field]) =>
      fieldColumns(field, [...path, key], `${heading && `${heading}: `}${fieldLabel(key, field)}`),
    );
}
