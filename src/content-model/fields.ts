/**
 * Builders of the fields that content documents consist of. Each takes a description in plain words, which editors
 * read in VS Code and in `content/FIELDS.md`, and returns a zod schema. The text of a custom error is
 * `what is wrong; what to do`: `check/shape.ts` splits it at the semicolon.
 */
import * as z from 'zod';
import { iconNames } from './icons';

/** What a value stands for beyond its JSON type. The content check and the generators read it. */
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
  /** A document of the folder `to`, by its file name without the ending. */
  | { kind: 'reference'; to: 'products' | 'blog' }
  /** Not in GraphQL: for editors and the checks only. */
  | { kind: 'editorOnly' };

/** The kind of each schema that has one; `fieldKindOf` reads it. */
export const fieldKinds = z.registry<FieldKind>();

/** GraphQL names of objects that several documents share. Others are named after their field: `HomePageSlides`. */
export const typeNames = z.registry<{ name: string }>();

/** Allowed length of the description of a page, in characters. */
const DESCRIPTION_LENGTH = { min: 70, max: 160 } as const;

/** A text that is not blank. */
export const text = (description: string) =>
  z.string().regex(/\S/, { error: 'is empty; write the text' }).describe(description);

export const paragraphs = (description: string, min = 1) =>
  z.array(text('One paragraph.')).min(min).describe(description);

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
    .regex(/^(\/|https:\/\/)/, { error: 'is no address; start it with a slash or with https://' })
    .describe(`${description} A path of this site such as /contact, or a full https:// address.`)
    .register(fieldKinds, { kind: 'link' });

/** The path of the document's own page. */
export const ownRoute = (description: string) =>
  z
    .string()
    .regex(/^(\/[A-Za-z0-9]+(-[A-Za-z0-9]+)*)+$/, { error: 'is no path; write it as /my-page' })
    .describe(`${description} Starts with a slash; letters, digits and hyphens; no slash at the end.`)
    .register(fieldKinds, { kind: 'ownRoute' });

export const icon = (description: string) =>
  z
    .enum(iconNames)
    .describe(
      `${description} One of the icons of src/content-model/icons.ts; [see them](https://tabler.io/icons).`,
    );

/** A button or link: its words and its target. */
export const callToAction = (description: string) =>
  z
    .strictObject({
      label: text('The words on the button.'),
      to: link('Where it leads.'),
    })
    .describe(description)
    .register(typeNames, { name: 'CallToAction' });

export const point = (description: string) =>
  z
    .strictObject({
      icon: icon('The icon beside the title.'),
      title: text('The point in a few words.'),
      text: text('One or two sentences.'),
    })
    .describe(description)
    .register(typeNames, { name: 'Point' });

export const heading = (description: string) =>
  z
    .strictObject({
      eyebrow: text('The small label above the heading.').optional(),
      title: text('The heading.'),
      text: text('One or two sentences below the heading.').optional(),
    })
    .describe(description)
    .register(typeNames, { name: 'SectionHeading' });

export const points = (description: string) =>
  z
    .strictObject({
      heading: heading('The heading of the section.'),
      items: z.array(point('One point.')).min(1).describe('The points, in order.'),
    })
    .describe(description)
    .register(typeNames, { name: 'PointsSection' });

/** An object with a label for each key of `fields`, for the headers of a table. */
export const labelsOf = <Shape extends z.core.$ZodLooseShape>(
  fields: z.ZodObject<Shape>,
  description: string,
  header: 'row' | 'column' = 'row',
) =>
  z
    .strictObject(
      Object.fromEntries(
        Object.keys(fields.shape).map((key) => [key, text(`The ${header} header for "${key}".`)]),
      ) as Record<keyof Shape & string, ReturnType<typeof text>>,
    )
    .describe(description);

/** A table: the headers of its columns, and rows of the same fields, of which the first is the header of its row. */
export const table = <Shape extends z.core.$ZodLooseShape>(fields: z.ZodObject<Shape>, description: string) =>
  z
    .strictObject({
      heading: heading('The heading above the table.'),
      labels: labelsOf(fields, 'The column headers.', 'column'),
      rows: z.array(fields).min(1).describe('The rows, in order.'),
      note: text('What holds for all figures of the table: one or two sentences below it.').optional(),
    })
    .describe(description);

export const commitment = (description: string) =>
  z
    .strictObject({
      title: text('The commitment in a few words.'),
      text: text('One or two sentences.'),
      figure: text('The figure or the document that it is measured by, such as "12 months".'),
      measure: text('What the figure or the document says: it ends the sentence that the figure begins.'),
    })
    .describe(description)
    .register(typeNames, { name: 'Commitment' });

/** A text that is the description of a page for search engines. */
export const pageDescription = (description: string) =>
  text(`${description}: ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters.`)
    .min(DESCRIPTION_LENGTH.min)
    .max(DESCRIPTION_LENGTH.max);

export const seo = () =>
  z
    .strictObject({
      title: text(
        'The name of the page in the browser tab, where the product name follows by itself, and on the picture of a shared link.',
      ),
      description: pageDescription('What the page offers, for search engines'),
    })
    .describe('What search engines and browser tabs show of this page.')
    .register(typeNames, { name: 'Seo' });

/** The end of a page: its next step. */
export const ending = () =>
  z
    .strictObject({
      title: text('A question, or a few words.'),
      text: text('One sentence: what happens then.'),
      action: callToAction('The button.'),
    })
    .describe('The next step, at the end of the page.')
    .register(typeNames, { name: 'Ending' })
    .optional();

/** Marks a document with invented facts; `npm run launch:check` lists these documents. */
export const sampleMark = () =>
  z
    .literal(true)
    .optional()
    .describe(
      'Yes (true) while the file holds made-up facts that only the company can replace; afterwards nothing.',
    )
    .register(fieldKinds, { kind: 'editorOnly' });

/** Optional fields of every JSON document, for editors and their tools. */
const editorFields = {
  $schema: z
    .string()
    .optional()
    .describe('Where the editor finds the rules of this file. Leave it as it is.')
    .register(fieldKinds, { kind: 'editorOnly' }),
  sample: sampleMark(),
};

/** A JSON document: a strict object with `shape` and `editorFields`. */
export const document = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.strictObject({ ...editorFields, ...shape }).describe(description);

/** A document of a collection; its `id` sets its position in lists. */
export const entry = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  document(description, {
    id: count('Its number: unique in its folder; the list is shown in the order of these numbers.'),
    ...shape,
  });
