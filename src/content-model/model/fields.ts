/**
 * Builders for the fields of content documents. Each returns a zod schema. The editor screen and the JSON Schemas show
 * its description. Error messages have the form `what is wrong; what to do`, which `checkShape` splits.
 */
import * as z from 'zod';
import { readCoordinates } from '../../lib/coordinates';
import { iconNames } from '../../lib/icons';
import { describePlaceholders, type Placeholders, placeholderProblem, placeholdersOf } from './placeholders';

/** What a value means in addition to its JSON type. The content check and the generators use it. */
export type FieldKind =
  /** An object with a picture as `file`. `minWidth` is in pixels. */
  | { kind: 'picture'; minWidth: number }
  /** Pages show a file unchanged if it must have a certain media type. */
  | { kind: 'pictureFile'; mediaType?: 'image/svg+xml' | 'image/avif' }
  | { kind: 'link' | 'ownRoute' | 'date' | 'year' | 'color' }
  /** The path of a catalogue. */
  | { kind: 'link'; to: 'catalogue' }
  /** A category of `content/pages/blog.json`. */
  | { kind: 'category' }
  /** The file name of an article without the extension. */
  | { kind: 'article' }
  /** A value of a catalogue entry. GraphQL has it in `tables` and other joined fields; `terms.json` translates it. */
  | { kind: 'fact' }
  /** What a catalogue names: a field of its tables; a field, limit or supply fact; a group or entry. */
  | { kind: 'value' | 'fact name' | 'file name' }
  /** A field from which the last step makes others. GraphQL does not contain it. */
  | { kind: 'joined' }
  /** A name or number that is the same in all languages. */
  | { kind: 'untranslated' }
  /** A text for which the editor screen shows a multi-line input. */
  | { kind: 'longText' }
  /** A field for editors and checks only. GraphQL does not contain it. */
  | { kind: 'editorOnly' };

/** The kinds of schemas. Use `fieldKindOf` to look up a kind, because it also unwraps optional schemas. */
export const fieldKinds = z.registry<FieldKind>();

/**
 * GraphQL type names of shared objects. Other names are made from the location of the object: `HomePageSlides` is the
 * type of `slides` in `HomePage`.
 */
export const typeNames = z.registry<{ name: string }>();

/** A non-blank text, which must use its placeholders correctly (`placeholderProblem`). */
export const textField = (description: string, placeholders: Placeholders = {}) =>
  z
    .string()
    .regex(/\S/, { error: 'is empty; write the text' })
    .refine((value) => placeholderProblem(value, placeholders) === undefined, {
      error: ({ input }) => placeholderProblem(String(input), placeholders),
    })
    .describe(description + describePlaceholders(placeholders))
    .register(placeholdersOf, placeholders);

export const untranslated = (...options: Parameters<typeof textField>) =>
  textField(...options).register(fieldKinds, { kind: 'untranslated' });

export const longText = (...options: Parameters<typeof textField>) =>
  textField(...options).register(fieldKinds, { kind: 'longText' });

export const pattern = (description: string, expression: RegExp, error: string) =>
  z.string().regex(expression, { error }).describe(description);

export const parsable = (description: string, read: (value: string) => unknown, error: string) =>
  z.string().refine(read, { error }).describe(description);

export const coordinates = (description: string) =>
  parsable(
    `${description} Written 51°28′ N 0°00′ E.`,
    readCoordinates,
    'cannot be read as coordinates; write them as 51°28′ N 0°00′ E',
  );

/** A list. An empty one is the same as an absent one. `.min(1)` is for documents that need an item to exist. */
export const listOf = <Item extends z.core.$ZodType>(description: string, item: Item) =>
  z.array(item).describe(description);

export const objectOf = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.strictObject(shape).describe(description);

export const listOfObjects = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  listOf(description, z.strictObject(shape));

/** Returns a builder for an object that several document types contain. `name` is its GraphQL type. */
export const shared =
  <Shape extends z.core.$ZodLooseShape>(name: string, shape: Shape) =>
  (description: string) =>
    objectOf(description, shape).register(typeNames, { name });

export const paragraphs = (description: string, placeholders: Placeholders = {}) =>
  listOf(description, longText('One paragraph.', placeholders));

export const lines = (description: string) => listOf(description, textField('One line.'));

export const flag = (description: string) => z.boolean().describe(description);

export const count = (description: string) => z.int().min(1).describe(description);

export const dateField = (description: string) =>
  z.iso
    .date({ error: 'is not a date that exists; write it as year-month-day, such as 2025-04-26' })
    .describe(`${description} Written year-month-day: 2025-04-26.`)
    .register(fieldKinds, { kind: 'date' });

/** The target of a link: a path of this site or a full https URL. The content check requires that the target exists. */
export const link = (description: string) =>
  pattern(
    `${description} A page of this site, such as /contact, a file in the folder static, such as /brochure.pdf, or a full https:// URL.`,
    /^(\/|https:\/\/)/,
    'is not a link; start it with a slash or with https://',
  ).register(fieldKinds, { kind: 'link' });

const ROUTE = /^(\/[A-Za-z0-9]+(-[A-Za-z0-9]+)*)+$/;
const ROUTE_ERROR = 'is not a path; write it as /my-page';

export const ownRoute = (description: string) =>
  pattern(
    `${description} Starts with a slash; letters, digits and hyphens; no slash at the end.`,
    ROUTE,
    ROUTE_ERROR,
  ).register(fieldKinds, { kind: 'ownRoute' });

/** Other paths of the same page. The content check requires that links have the path of the page itself. */
export const aliases = () =>
  listOf(
    'Other paths that lead to the page, such as a former one. Those of a catalogue also lead to its sheets.',
    pattern('A path that starts with a slash.', ROUTE, ROUTE_ERROR),
  )
    .register(fieldKinds, { kind: 'editorOnly' })
    .optional();

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const icon = (description: string) =>
  z
    .enum(iconNames)
    .describe(`${description} One of the icons of src/lib/icons.ts; [see them](https://tabler.io/icons).`);

/** Marks a document with invented facts; `npm run launch:check` lists these documents. */
export const sampleFlag = () =>
  z
    .literal(true)
    .optional()
    .describe('Yes (true) while the file contains invented facts; leave it out when all facts are true.')
    .register(fieldKinds, { kind: 'editorOnly' });

export const commonFields = {
  $schema: z
    .string()
    .optional()
    .describe('The path of the JSON Schema of this file. Do not change it.')
    .register(fieldKinds, { kind: 'editorOnly' }),
  sample: sampleFlag(),
};

export const documentType = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  objectOf(description, { ...commonFields, ...shape });

/** The type of a JSON document in a collection. Lists sort these documents by `id`. */
export const listedDocument = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  documentType(description, {
    id: count('The position in the list. Each number can be used only once in a folder.'),
    ...shape,
  });

export const labelsOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape, description: string) => {
  const labels = Object.keys(shape).map((key) => [key, textField(`The header for "${key}".`)]);
  type Labels = Record<keyof Shape & string, ReturnType<typeof textField>>;
  return objectOf(description, Object.fromEntries(labels) as Labels);
};
