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
  unwrapOptional,
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
  specs: 'Specifications',
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

/** The target of a link and the last month of a period have the same name. */
export const fieldLabel = (name: string, schema: z.core.$ZodType): string =>
  name === 'to' && fieldKindOf(schema)?.kind === 'link' ? 'Leads to' : labelOf(name);

const rulesOf = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: 'input' }) as Partial<Record<string, number>> & {
    format?: string;
    pattern?: string;
  };

/** The pattern of a non-blank text. The editor screen does not need it, because it checks required fields itself. */
const NOT_BLANK = /\S/.source;

/** Zod also sets the safe integer range as bounds. */
const isSet = (value: number | undefined): boolean =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;

const optionsWith = (options: Record<string, number | undefined>) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => isSet(value)));

function textOptions(schema: z.core.$ZodType, hint = '') {
  const { minLength: minlength, maxLength: maxlength, format, pattern } = rulesOf(schema);
  const type = { email: 'email', uri: 'url' }[format ?? ''];
  const isLong = fieldKindOf(schema)?.kind === 'longText';
  return {
    ...optionsWith({ minlength, maxlength }),
    ...(!type && pattern && pattern !== NOT_BLANK && { pattern: [pattern, hint] }),
    ...(isLong ? { widget: 'text' } : { widget: 'string', ...(type && { type }) }),
    ...(!type && { use_emoji_autocomplete: false }),
  };
}

function numberOptions(schema: z.ZodNumber) {
  const { minimum: min, maximum: max } = rulesOf(schema);
  return { widget: 'number', value_type: 'int', step: 1, ...optionsWith({ min, max }) };
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

/** How the screen translates a field: a list of objects has the same items in all languages. */
const translationOf = (texts: z.core.$ZodType): true | 'duplicate' =>
  objectItemOf(texts) ? 'duplicate' : true;

function editorField(name: string, schema: z.core.$ZodType, texts: z.core.$ZodType | undefined): EditorField {
  const inner = unwrapOptional(schema);
  const description = descriptionOf(schema);
  const base: EditorField = {
    name,
    label: fieldLabel(name, schema),
    widget: '',
    ...(description && { hint: description }),
    ...(isOptional(schema) && { required: false }),
    ...(texts && { i18n: translationOf(texts) }),
  };
  const fieldKind = fieldKindOf(schema);
  switch (fieldKind?.kind) {
    case 'pictureFile':
      return { ...base, widget: 'image', accept: PICTURE_TYPES, choose_url: false };
    case 'svgFile':
      return { ...base, widget: 'image', accept: 'image/svg+xml', choose_url: false };
    case 'color':
      return { ...base, widget: 'color', allowInput: true };
    case 'date':
      return { ...base, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    case 'category': {
      const categories = { collection: 'pages', file: 'blog', value_field: 'categories.*.name' };
      return { ...base, widget: 'relation', ...categories };
    }
    case 'reference':
      // A relation needs one CMS collection, so it cannot refer to a collection in groups.
      return { ...base, widget: 'relation', collection: fieldKind.to, value_field: '{{slug}}' };
  }
  if (inner instanceof z.ZodObject)
    return {
      ...base,
      widget: 'object',
      fields: editorFields(inner, texts),
      ...(fieldKindOf(schema)?.kind === 'picture' && {
        ...('alt' in inner.shape && { summary: '{{alt}}' }),
        thumbnail: 'file',
      }),
      ...(isOptional(schema) ? {} : { collapsed: 'auto' }),
    };
  if (inner instanceof z.ZodArray) return { ...base, ...listOptions(name, inner, texts) };
  if (inner instanceof z.ZodEnum) return { ...base, widget: 'select', options: inner.options };
  // A literal field is either present or absent, so there is only one option.
  if (inner instanceof z.ZodLiteral)
    return { ...base, widget: 'select', options: [yes([...inner.values][0])] };
  // The `boolean` widget would write `false` to files that lack the field.
  if (inner instanceof z.ZodBoolean && isOptional(schema))
    return { ...base, widget: 'select', options: [yes(true), { label: 'No', value: false }] };
  if (inner instanceof z.ZodBoolean) return { ...base, widget: 'boolean' };
  if (inner instanceof z.ZodNumber) return { ...base, ...numberOptions(inner) };
  if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat)
    return { ...base, ...textOptions(inner, description) };
  throw new Error(
    `${name}: a field of the zod type "${inner._zod.def.type}" is not on the editor screen yet; add it to src/content-model/generate/editorFields.ts`,
  );
}

export const editorFields = (schema: z.ZodObject, texts?: z.core.$ZodType): EditorField[] =>
  Object.entries(shapeOf(schema)).map(([name, field]) => editorField(name, field, shapeOf(texts)[name]));
