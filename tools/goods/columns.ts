/** The columns of the sheets of a catalogue: one for each field of the content model that fits into a cell. */
import * as z from 'zod';
import { fieldLabel } from '../../src/content/generate/editorFields';
import {
  descriptionOf,
  type FieldPath,
  formatPath,
  isOptional,
  unwrapOptional,
} from '../../src/content/schema';
import { type Codec, codecOf, text } from './codecs';

export interface Column extends Codec {
  /** The labels of the field and its parents: `Supply: Hs code`. */
  heading: string;
  path: FieldPath;
  /** The description in the field table, and whether the field is required. */
  note: string;
}

/** The first column: the file name of the entry without its extension. It is not a field. */
export const FILE: Column = {
  ...text,
  heading: 'File',
  path: [],
  note: 'The file of the entry. Do not change it. Leave it empty in a new row. The import creates the file name from the entry name.',
};

/** The path of the schema in each file, which no editor changes. */
const HIDDEN = '$schema';

/**
 * Returns the columns of a document type.
 * @throws if the value of a field cannot be written in cells
 */
export function columnsOf(schema: z.core.$ZodType, path: FieldPath = [], heading = ''): Column[] {
  const inner = unwrapOptional(schema);
  const codec = path.length > 0 && codecOf(schema);
  if (codec) {
    const note = [
      isOptional(schema) ? '' : 'Required.',
      descriptionOf(schema),
      codec.syntax ? `Write ${codec.syntax}` : '',
    ];
    return [{ ...codec, heading, path, note: note.filter(Boolean).join(' ') }];
  }
  if (!(inner instanceof z.ZodObject))
    throw new Error(
      `The field ${formatPath(path)} cannot be written in a cell: extend tools/goods/codecs.ts`,
    );
  return Object.entries<z.core.$ZodType>(inner.shape)
    .filter(([key]) => key !== HIDDEN)
    .flatMap(([key, field]) =>
      columnsOf(field, [...path, key], `${heading && `${heading}: `}${fieldLabel(key, field)}`),
    );
}
