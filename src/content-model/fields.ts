/**
 * Builders of the fields of content documents. Each takes a description, which editors read on the editor screen, in
 * VS Code and in `content/FIELDS.md`, and returns a zod schema. The text of a custom error is
 * `what is wrong; what to do`: `check/shape.ts` splits it at the semicolon.
 */
import * as z from 'zod';
import { iconNames } from './icons';
import { describePlaceholders, type Placeholders, placeholderProblem, placeholdersOf } from './placeholders';

/** The meaning of a value beyond its JSON type. The content check and the generators read it. */
export type FieldKind =
  /** An object of `file` and `alt`; `minWidth` in pixels. */
  | { kind: 'picture'; minWidth: number }
  /** The `file` of a picture: its path, relative to the document. */
  | { kind: 'pictureFile' }
  /** The path of an SVG file, relative to the document. */
  | { kind: 'svgFile' }
  /** The path or URL of a link. */
  | { kind: 'link' }
  /** The path of the document's own page. */
  | { kind: 'ownRoute' }
  | { kind: 'date' }
  /** A colour, written as `#rrggbb`. */
  | { kind: 'color' }
  /** A category of `content/pages/blog.json`. */
  | { kind: 'category' }
  /** The name of a limit of products or fibers. */
  | { kind: 'limit' }
  /** A document of the folder `to`, by its file name without the extension. */
  | { kind: 'reference'; to: 'products' | 'blog' }
  /** Not in GraphQL by itself: part of the tables, lists and key facts of a catalogue entry, or a label of them. */
  | { kind: 'fact' }
  /** Not in GraphQL: only for editors and the checks. */
  | { kind: 'editorOnly' };

/** The kind of each schema that has one; `fieldKindOf` reads it. */
export const fieldKinds = z.registry<FieldKind>();

/** GraphQL names of objects that several documents share. Others have the name of their field: `HomePageSlides`. */
export const typeNames = z.registry<{ name: string }>();

/** Allowed length of the description of a page, in characters. */
const DESCRIPTION_LENGTH = { min: 70, max: 160 } as const;

/** A text that is not blank, with the placeholders that it may contain. */
export const text = (description: string, placeholders: Placeholders = {}) =>
  z
    .string()
    .regex(/\S/, { error: 'is empty; write the text' })
    .refine((value) => placeholderProblem(value, placeholders) === undefined, {
      error: ({ input }) => placeholderProblem(String(input), placeholders),
    })
    .describe(description + describePlaceholders(placeholders))
    .register(placeholdersOf, placeholders);

export const paragraphs = (description: string, min = 1, placeholders: Placeholders = {}) =>
  z.array(text('One paragraph.', placeholders)).min(min).describe(description);

export const lines = (description: string, min = 1) =>
  z.array(text('One line.')).min(min).describe(description);

/** An integer from 1. */
export const count = (description: string) => z.int().min(1).describe(description);

/** A date such as `2025-04-26`. */
export const date = (description: string) =>
  z.iso
    .date({ error: 'is not a date that exists; write it as year-month-day, such as 2025-04-26' })
    .describe(`${description} Written year-month-day: 2025-04-26.`)
    .register(fieldKinds, { kind: 'date' });

/** The target of a link: a path of this site, which must exist, or a full https URL. */
export const link = (description: string) =>
  z
    .string()
    .regex(/^(\/|https:\/\/)/, { error: 'is not a link; start it with a slash or with https://' })
    .describe(`${description} A path of this site, such as /contact, or a full https:// URL.`)
    .register(fieldKinds, { kind: 'link' });

/** The path of the document's own page. */
export const ownRoute = (description: string) =>
  z
    .string()
    .regex(/^(\/[A-Za-z0-9]+(-[A-Za-z0-9]+)*)+$/, { error: 'is not a path; write it as /my-page' })
    .describe(`${description} Starts with a slash; letters, digits and hyphens; no slash at the end.`)
    .register(fieldKinds, { kind: 'ownRoute' });

export const icon = (description: string) =>
  z
    .enum(iconNames)
    .describe(
      `${description} One of the icons of src/content-model/icons.ts; [see them](https://tabler.io/icons).`,
    );

/** The description of a page for search engines. */
export const pageDescription = (description: string) =>
  text(`${description}: ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters.`)
    .min(DESCRIPTION_LENGTH.min)
    .max(DESCRIPTION_LENGTH.max);

export const seo = () =>
  z
    .strictObject({
      title: text(
        'The name of the page, for the browser tab (where the product name follows automatically) and the picture of a shared link.',
      ),
      description: pageDescription('The description of the page for search engines'),
    })
    .describe('Texts for search engines and browser tabs.')
    .register(typeNames, { name: 'Seo' });

/** Marks a document with invented facts; `npm run launch:check` lists these documents. */
export const sampleMark = () =>
  z
    .literal(true)
    .optional()
    .describe('Yes (true) while the file contains invented facts; leave it out when all facts are true.')
    .register(fieldKinds, { kind: 'editorOnly' });

/** Optional fields of every JSON document. */
const editorFields = {
  $schema: z
    .string()
    .optional()
    .describe('The path of the JSON Schema of this file. Do not change it.')
    .register(fieldKinds, { kind: 'editorOnly' }),
  sample: sampleMark(),
};

/** Marks a field that GraphQL has only as part of a table, a list or key facts (`src/gatsby/node/entryFacts.ts`). */
export const fact = <Schema extends z.core.$ZodType>(schema: Schema): Schema => {
  fieldKinds.add(schema, { kind: 'fact' });
  return schema;
};

/** A JSON document: a strict object with `shape` and `editorFields`. */
export const document = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.strictObject({ ...editorFields, ...shape }).describe(description);

/** A document of a collection; its `id` sets its position in lists. */
export const entry = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  document(description, {
    id: count('The position in the list. Each number can be used only once in a folder.'),
    ...shape,
  });
