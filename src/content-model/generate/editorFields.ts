/** Generates the fields of the editor's screen (Sveltia CMS) from the content model. */
import * as z from 'zod';
import { descriptionOf, fieldKindOf, isOptional, required } from '../schema';

/** A field of Sveltia CMS; its options depend on `widget`. See `schema/sveltia-cms.json` of the package. */
export interface EditorField {
  name: string;
  widget: string;
  label?: string;
  hint?: string;
  required?: false;
  fields?: EditorField[];
  field?: EditorField;
  [option: string]: unknown;
}

/** Labels of fields whose names say too little. */
const labels: Readonly<Record<string, string>> = {
  id: 'Number',
  seo: 'Search engines',
  img: 'Picture',
  image: 'Picture',
  file: 'Picture file',
  alt: 'Description for those who cannot see it',
  to: 'Leads to',
  link: 'Address of its page',
};

/** The words of a name in camel case or with hyphens: `shelfLife` gives `Shelf life`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** What zod checks of a text beyond its type. */
interface TextRules {
  type?: 'url' | 'email';
  minlength?: number;
  maxlength?: number;
  /** Regular expressions, each with what is wrong where it does not match. */
  patterns: [pattern: string, message: string][];
}

/** The text of a custom error of `fields.ts`, as a sentence. */
function messageOf(error: unknown): string {
  const text = typeof error === 'function' ? (error as (issue: object) => unknown)({ input: '' }) : error;
  return `This ${typeof text === 'string' ? text : 'is not right'}.`;
}

function rulesOf(schema: z.ZodString | z.ZodStringFormat): TextRules {
  const definition = schema._zod.def as z.core.$ZodStringDef & { format?: string; protocol?: RegExp };
  const rules: TextRules = { patterns: [] };
  if (definition.format === 'email') rules.type = 'email';
  if (definition.format === 'url') {
    rules.type = 'url';
    if (definition.protocol) rules.patterns.push(['^https://[^\\s/]+', messageOf(definition.error)]);
  }
  for (const { _zod } of definition.checks ?? []) {
    const check = _zod.def as {
      check: string;
      minimum?: number;
      maximum?: number;
      pattern?: RegExp;
      error?: unknown;
    };
    if (check.check === 'min_length') rules.minlength = check.minimum;
    if (check.check === 'max_length') rules.maxlength = check.maximum;
    // That a text is not blank, the screen asks of every required field.
    if (check.pattern && check.pattern.source !== '\\S')
      rules.patterns.push([check.pattern.source, messageOf(check.error)]);
  }
  return rules;
}

/** One pattern for several, since a field takes one: it looks ahead for each of them. */
function joined(patterns: TextRules['patterns']): [string, string] | undefined {
  if (patterns.length < 2) return patterns[0];
  const lookaheads = patterns.map(
    ([pattern]) => `(?=${pattern.startsWith('^') ? pattern.slice(1) : `.*?(?:${pattern})`})`,
  );
  return [`^${lookaheads.join('')}`, patterns.map(([, message]) => message).join(' ')];
}

/** Fields that are described as sentences get a box of several lines. */
const IN_SENTENCES = /paragraph|sentence/i;

function textField(base: EditorField, schema: z.ZodString | z.ZodStringFormat): EditorField {
  const { patterns, type, ...lengths } = rulesOf(schema);
  const pattern = joined(patterns);
  const isLong = IN_SENTENCES.test(base.hint ?? '') || lengths.maxlength !== undefined;
  return {
    ...base,
    ...lengths,
    ...(pattern && { pattern }),
    ...(isLong ? { widget: 'text' } : { widget: 'string', ...(type && { type }) }),
    ...(!type && { use_emoji_autocomplete: false }),
  };
}

function numberField(base: EditorField, schema: z.ZodNumber): EditorField {
  const { minValue, maxValue } = schema;
  return {
    ...base,
    widget: 'number',
    value_type: 'int',
    step: 1,
    ...(minValue !== null &&
      Number.isSafeInteger(minValue) &&
      minValue > Number.MIN_SAFE_INTEGER && { min: minValue }),
    ...(maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER && { max: maxValue }),
  };
}

/** The names under which an entry of a list is best known; otherwise it is its first text. */
const NAMING = ['title', 'label', 'name'];

/** The field that names an entry. */
export const namingField = (fields: readonly EditorField[]): EditorField | undefined =>
  NAMING.map((name) => fields.find((field) => field.name === name)).find((field) => field !== undefined) ??
  fields.find(({ widget }) => widget === 'string' || widget === 'text');

function listField(base: EditorField, name: string, schema: z.ZodArray): EditorField {
  const { element } = schema;
  const min = (schema._zod.def.checks ?? [])
    .map(({ _zod }) => (_zod.def as { minimum?: number }).minimum)
    .at(0);
  const list: EditorField = {
    ...base,
    widget: 'list',
    ...(min === undefined ? { required: false } : { min }),
    allow_duplicate: false,
    label_singular: labelOf(name.replace(/s$/, '')).toLowerCase(),
  };
  const inner = required(element);
  if (!(inner instanceof z.ZodObject))
    return { ...list, field: { ...editorField('item', element), label: labelOf(name.replace(/s$/, '')) } };
  const fields = editorFields(inner);
  const naming = namingField(fields);
  return { ...list, fields, collapsed: 'auto', ...(naming && { summary: `{{fields.${naming.name}}}` }) };
}

const yes = (value: unknown) => ({ label: 'Yes', value });

/**
 * The field for a value of a document.
 * @throws if the screen has no field for the zod type yet
 */
function editorField(name: string, schema: z.core.$ZodType): EditorField {
  const inner = required(schema);
  const description = descriptionOf(schema);
  const base: EditorField = {
    name,
    label: labelOf(name),
    widget: '',
    ...(description && { hint: description }),
    ...(isOptional(schema) && { required: false }),
  };
  switch (fieldKindOf(schema)?.kind) {
    case 'pictureFile':
      return { ...base, widget: 'image', accept: 'image/jpeg,image/png', choose_url: false };
    case 'date':
      return { ...base, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    case 'category':
      return {
        ...base,
        widget: 'relation',
        collection: 'pages',
        file: 'blog',
        value_field: 'categories.*.name',
      };
  }
  if (inner instanceof z.ZodObject)
    return {
      ...base,
      widget: 'object',
      fields: editorFields(inner),
      ...(fieldKindOf(schema)?.kind === 'picture' && { summary: '{{alt}}', thumbnail: 'file' }),
      ...(isOptional(schema) ? {} : { collapsed: 'auto' }),
    };
  if (inner instanceof z.ZodArray) return listField(base, name, inner);
  if (inner instanceof z.ZodEnum) return { ...base, widget: 'select', options: inner.options };
  // Present or absent: there is no second answer.
  if (inner instanceof z.ZodLiteral)
    return { ...base, widget: 'select', options: [yes([...inner.values][0])] };
  // A switch would write its `false` into every file that leaves the field out.
  if (inner instanceof z.ZodBoolean && isOptional(schema))
    return { ...base, widget: 'select', options: [yes(true), { label: 'No', value: false }] };
  if (inner instanceof z.ZodBoolean) return { ...base, widget: 'boolean' };
  if (inner instanceof z.ZodNumber) return numberField(base, inner);
  if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat) return textField(base, inner);
  throw new Error(
    `${name}: a field of the zod type "${inner._zod.def.type}" is not on the editor's screen yet; add it to src/content-model/generate/editorFields.ts`,
  );
}

/** The fields of an object, in the order of its schema. */
export const editorFields = (schema: z.ZodObject): EditorField[] =>
  Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) => editorField(name, field));
