/** Generates the fields of the editor screen (Sveltia CMS) from the content model. */
import * as z from 'zod';
import { PICTURE_FORMATS } from '../model/pictures';
import {
  descriptionOf,
  fieldKindOf,
  isOptional,
  itemOf,
  objectItemOf,
  shapeOf,
  titleOf,
  unwrapOptional,
  valueAt,
} from '../model/schema';

/** A field of Sveltia CMS. Its options depend on `widget`; see `schema/sveltia-cms.json` in the package. */
export interface EditorField {
  name: string;
  widget: string;
  label?: string;
  hint?: string;
  required?: false;
  i18n?: true | 'duplicate';
  fields?: EditorField[];
  field?: EditorField;
  [option: string]: unknown;
}

const labels: Readonly<Record<string, string>> = {
  id: 'Number',
  seo: 'Search engines',
  img: 'Picture',
  image: 'Picture',
  file: 'Picture file',
  alt: 'Description for those who cannot see it',
  link: 'Address of its page',
  url: 'Address',
  siteUrl: 'Address of the website',
  serviceUrl: 'Address of the service',
  hsCode: 'HS code',
  load20: 'Load of a 20-ft container',
  load40: 'Load of a 40-ft container',
};

/** Converts a name to a label: `shelfLife` becomes `Shelf life`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fields of catalogues have their labels. The target of a link and the last month of a period have the same name. */
export function fieldLabel(name: string, schema: z.core.$ZodType): string {
  const title = titleOf(schema);
  return title ?? (name === 'to' && fieldKindOf(schema)?.kind === 'link' ? 'Leads to' : labelOf(name));
}

const rulesOf = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { io: 'input' });

/** The pattern of a non-blank text. The editor screen does not need it, because it checks required fields itself. */
const NOT_BLANK = /\S/.source;

/** Returns the options that are set. Zod also sets the safe integer range as bounds. */
const setOptions = (options: Record<string, number | undefined>) =>
  Object.fromEntries(
    Object.entries(options).filter(([, value = Infinity]) => Math.abs(value) < Number.MAX_SAFE_INTEGER),
  );

function textOptions(schema: z.core.$ZodType, hint = '') {
  const { minLength: minlength, maxLength: maxlength, format, pattern } = rulesOf(schema);
  const type = { email: 'email', uri: 'url' }[format ?? ''];
  return {
    widget: fieldKindOf(schema)?.kind === 'longText' ? 'text' : 'string',
    ...setOptions({ minlength, maxlength }),
    ...(!type && pattern && pattern !== NOT_BLANK && { pattern: [pattern, hint] }),
    ...(type ? { type } : { use_emoji_autocomplete: false }),
  };
}

function numberOptions(schema: z.ZodNumber) {
  const { minimum: min, maximum: max } = rulesOf(schema);
  return { widget: 'number', value_type: 'int', step: 1, ...setOptions({ min, max }) };
}

/** Fields that name a list entry, in order of preference. Without them, the first text field does. */
const NAMING = ['title', 'label', 'name'];

export const namingField = (fields: readonly EditorField[]): EditorField | undefined =>
  NAMING.flatMap((name) => fields.find((field) => field.name === name) ?? [])[0] ??
  fields.find(({ widget }) => widget === 'string' || widget === 'text');

/** Returns the singular of the list, or else the noun in the description of an item, such as `A link.` */
function itemLabel(name: string, item: z.core.$ZodType): string {
  const list = labelOf(name);
  const singular = list.replace(/ies$/, 'y').replace(/s$/, '');
  const [, noun] = /^(?:An?|One) (\w+)/.exec(descriptionOf(item)) ?? [];
  return singular === list && noun ? labelOf(noun) : singular;
}

function listOptions(name: string, schema: z.ZodArray, texts: z.core.$ZodType | undefined) {
  const { minItems: min } = rulesOf(schema);
  const label = itemLabel(name, schema.element);
  const list = {
    widget: 'list',
    ...(min !== undefined && { min }),
    allow_duplicate: false,
    label_singular: label.toLowerCase(),
  };
  const item = objectItemOf(schema);
  if (!item) return { ...list, field: { ...editorField('item', schema.element, itemOf(texts)), label } };
  const fields = editorFields(item, itemOf(texts));
  const naming = namingField(fields);
  return { ...list, fields, collapsed: 'auto', ...(naming && { summary: `{{fields.${naming.name}}}` }) };
}

const PICTURE_TYPES = Object.keys(PICTURE_FORMATS)
  .map((format) => `image/${format.toLowerCase()}`)
  .join(',');

const yes = (value: unknown) => ({ label: 'Yes', value });

function widgetOf(name: string, schema: z.core.$ZodType, texts: z.core.$ZodType | undefined) {
  const inner = unwrapOptional(schema);
  const fieldKind = fieldKindOf(schema);
  switch (fieldKind?.kind) {
    case 'pictureFile':
      return { widget: 'image', accept: fieldKind.mediaType ?? PICTURE_TYPES, choose_url: false };
    case 'color':
      return { widget: 'color', allowInput: true };
    case 'date':
      return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    case 'category':
      return { widget: 'relation', collection: 'pages', file: 'blog', value_field: 'categories.*.name' };
    case 'article':
      return { widget: 'relation', collection: 'blog', value_field: '{{slug}}' };
  }
  if (inner instanceof z.ZodObject)
    return {
      widget: 'object',
      fields: editorFields(inner, texts),
      ...(fieldKind?.kind === 'picture' && { thumbnail: 'file' }),
      ...(fieldKind?.kind === 'picture' && 'alt' in inner.shape && { summary: '{{alt}}' }),
      ...(!isOptional(schema) && { collapsed: 'auto' }),
    };
  if (inner instanceof z.ZodArray) return listOptions(name, inner, texts);
  if (inner instanceof z.ZodEnum) return { widget: 'select', options: inner.options };
  // A literal field is either present or absent, so there is only one option.
  if (inner instanceof z.ZodLiteral) return { widget: 'select', options: [yes([...inner.values][0])] };
  // The `boolean` widget would write `false` to files that lack the field.
  if (inner instanceof z.ZodBoolean && isOptional(schema))
    return { widget: 'select', options: [yes(true), { label: 'No', value: false }] };
  if (inner instanceof z.ZodBoolean) return { widget: 'boolean' };
  if (inner instanceof z.ZodNumber) return numberOptions(inner);
  if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat)
    return textOptions(inner, descriptionOf(schema));
  throw new Error(
    `${name}: a field of the zod type "${inner._zod.def.type}" is not on the editor screen yet; add it to src/content-model/generate/editorFields.ts`,
  );
}

function editorField(name: string, schema: z.core.$ZodType, texts: z.core.$ZodType | undefined): EditorField {
  const hint = descriptionOf(schema);
  return {
    name,
    label: fieldLabel(name, schema),
    ...(hint && { hint }),
    ...(isOptional(schema) && { required: false }),
    // A list of objects has the same items in all languages.
    ...(texts && { i18n: objectItemOf(texts) ? 'duplicate' : true }),
    ...widgetOf(name, schema, texts),
  };
}

export const editorFields = (schema: z.ZodObject, texts?: z.core.$ZodType): EditorField[] =>
  Object.entries(shapeOf(schema)).map(([name, field]) => editorField(name, field, shapeOf(texts)[name]));

/** Maximum length of an example in characters. */
const MAX_EXAMPLE = 40;

const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= MAX_EXAMPLE;

/** Adds to the hint of each short text of a list the first one in its documents, so that firms read their own words. */
export const withExamples = (fields: readonly EditorField[], data: readonly unknown[]): EditorField[] =>
  fields.map(({ hint = '', fields: parts, ...field }) => {
    const values = data.flatMap((each) => valueAt(each, [field.name]) ?? []);
    const example = field.widget === 'string' && values.find(isShort);
    return {
      ...field,
      ...((hint || example) && { hint: example ? `${hint} For example: ${example}` : hint }),
      ...(parts && { fields: withExamples(parts, values) }),
    };
  });
