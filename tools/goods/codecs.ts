/** How values are written in the cells of a spreadsheet, and how they are read from them. */
import * as z from 'zod';
import { fieldLabel } from '../../src/content/generate/editorFields';
import { fieldKindOf, unwrapOptional } from '../../src/content/schema';

/** Thrown when the text of a cell is not a valid value. */
export class CellFlaw extends Error {
  constructor(
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}

export interface Codec {
  /** How to write the value, shown in the note of the column. Undefined for plain text. */
  syntax?: string;
  /** The type of a cell, other than text, that may contain the value. */
  cellType?: 'number' | 'boolean';
  write: (value: unknown) => string;
  /** @throws a `CellFlaw` if the text is not a value */
  read: (written: string) => unknown;
}

/** A text that is the whole cell. */
export const text: Codec = { write: String, read: (written) => written };

const wholeNumber: Codec = {
  cellType: 'number',
  write: String,
  read(written) {
    if (!/^\d+$/.test(written)) throw new CellFlaw(`"${written}" is not a whole number`, 'write digits only');
    return Number(written);
  },
};

const flag = (values: readonly unknown[]): Codec => ({
  syntax: values.includes(false) ? 'yes or no' : 'yes, or nothing',
  cellType: 'boolean',
  write: (value) => (value ? 'yes' : 'no'),
  read(written) {
    const value = { yes: true, true: true, no: false, false: false }[written.toLowerCase()];
    if (value !== undefined && values.includes(value)) return value;
    throw values.includes(false)
      ? new CellFlaw(`"${written}" is not yes or no`, 'write yes or no')
      : new CellFlaw(`"${written}" is not yes`, 'write yes, or leave the cell empty');
  },
});

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

const BAR = ' | ';
/** A bar after an even number of backslashes. */
const UNESCAPED_BAR = /(?<=(?:^|[^\\])(?:\\\\)*)\|/;

/** A text that is one line of a cell. */
const line: Codec = { write: (value) => escaped(String(value), /[\\\n]/g), read: unescaped };

/** An object of texts in one line, separated by bars. */
function parts({ shape }: z.ZodObject): Codec {
  const fields = Object.entries<z.core.$ZodType>(shape);
  const syntax = fields.map(([key, field]) => fieldLabel(key, field)).join(BAR);
  return {
    syntax,
    write(value) {
      const texts = fields.map(([key]) => String((value as Record<string, unknown>)[key] ?? ''));
      const count = texts.findLastIndex((each) => each.trim()) + 1;
      return texts
        .slice(0, count)
        .map((each) => escaped(each, /[\\|\n]/g))
        .join(BAR);
    },
    read(written) {
      const found = written.split(UNESCAPED_BAR).map(unescaped);
      if (found.length > fields.length)
        throw new CellFlaw(`"${written.trim()}" has too many bars`, `write ${syntax}`);
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

const isText = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum;

/** Returns the codec of a field, or undefined if its value needs several cells. */
export function codecOf(schema: z.core.$ZodType): Codec | undefined {
  const inner = unwrapOptional(schema);
  if (fieldKindOf(schema)?.kind === 'pictureFile') return pictureFile;
  if (isText(inner)) return text;
  if (inner instanceof z.ZodNumber) return wholeNumber;
  if (inner instanceof z.ZodBoolean) return flag([true, false]);
  if (inner instanceof z.ZodLiteral) return flag([...inner.values]);
  if (!(inner instanceof z.ZodArray)) return undefined;
  const item = unwrapOptional(inner.element);
  if (isText(item)) return lines(line);
  const isFlat =
    item instanceof z.ZodObject && Object.values(item.shape).every((one) => isText(unwrapOptional(one)));
  return isFlat ? lines(parts(item)) : undefined;
}
