/**
 * The pieces that content documents are made of. Every builder takes a plain-language description,
 * which editors see in their editor and in the guide, and returns a zod schema.
 */
import * as z from 'zod';
import { iconNames } from './icons';

/** What a value stands for beyond its JSON type; the check and the printers act on it. */
export type FieldKind =
  | { kind: 'picture'; minWidth: number }
  | { kind: 'pictureFile' }
  | { kind: 'link' }
  | { kind: 'ownRoute' }
  | { kind: 'date' }
  | { kind: 'editorOnly' };

export const fieldKinds = z.registry<FieldKind>();

/** Names of the GraphQL types of shared objects; an object without one is named after its place. */
export const typeNames = z.registry<{ name: string }>();

/** Characters of a search-engine description. */
export const DESCRIPTION_LENGTH = { min: 70, max: 160 } as const;

/** One line of text; empty or blank text is refused. */
export const text = (description: string) =>
  z.string().regex(/\S/, { error: 'is empty; write the text' }).describe(description);

/** Paragraphs of text, in reading order. */
export const paragraphs = (description: string, min = 1) =>
  z.array(text('One paragraph.')).min(min).describe(description);

/** A list of short texts. */
export const lines = (description: string, min = 1) =>
  z.array(text('One line.')).min(min).describe(description);

/** A whole number of 1 or more. */
export const count = (description: string) => z.int().min(1).describe(description);

/** A day, written `2025-04-26`. */
export const date = (description: string) =>
  z.iso
    .date({ error: 'is not a date that exists; write it as year-month-day, such as 2025-04-26' })
    .describe(`${description} Written year-month-day: 2025-04-26.`)
    .register(fieldKinds, { kind: 'date' });

/** An address that a link leads to: a path of this site, or a full https address. */
export const link = (description: string) =>
  z
    .string()
    .regex(/^(\/|https:\/\/)/, { error: 'is no address; start it with a slash or with https://' })
    .describe(`${description} A path of this site such as /contact, or a full https:// address.`)
    .register(fieldKinds, { kind: 'link' });

/** The path at which the document itself is published. */
export const ownRoute = (description: string) =>
  z
    .string()
    .regex(/^(\/[A-Za-z0-9]+(-[A-Za-z0-9]+)*)+$/, { error: 'is no path; write it as /my-page' })
    .describe(`${description} Starts with a slash; letters, digits and hyphens; no slash at the end.`)
    .register(fieldKinds, { kind: 'ownRoute' });

export const icon = (description: string) =>
  z.enum(iconNames).describe(`${description} One of the icons of src/content-model/icons.ts.`);

/** A button or link that asks the visitor to do something. */
export const callToAction = (description: string) =>
  z
    .strictObject({
      label: text('The words on the button.'),
      to: link('Where it leads.'),
    })
    .describe(description)
    .register(typeNames, { name: 'CallToAction' });

/** A point made with an icon, a title and a sentence. */
export const point = (description: string) =>
  z
    .strictObject({
      icon: icon('The icon beside the title.'),
      title: text('The point in a few words.'),
      text: text('One or two sentences.'),
    })
    .describe(description)
    .register(typeNames, { name: 'Point' });

/** The heading of a section: a small label above, the heading, and an introduction. */
export const heading = (description: string) =>
  z
    .strictObject({
      eyebrow: text('The small label above the heading.').optional(),
      title: text('The heading.'),
      text: text('One or two sentences below the heading.').optional(),
    })
    .describe(description)
    .register(typeNames, { name: 'SectionHeading' });

/** A list of points below a heading. */
export const points = (description: string) =>
  z
    .strictObject({
      heading: heading('The heading of the section.'),
      items: z.array(point('One point.')).min(1).describe('The points, in order.'),
    })
    .describe(description)
    .register(typeNames, { name: 'PointsSection' });

/** What search engines and browser tabs show of a page. */
export const seo = () =>
  z
    .strictObject({
      title: text(
        'The name of the page in the browser tab, where the product name follows by itself, and on the picture of a shared link.',
      ),
      description: text(
        `What the page offers, for search engines: ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters.`,
      )
        .min(DESCRIPTION_LENGTH.min)
        .max(DESCRIPTION_LENGTH.max),
    })
    .describe('What search engines and browser tabs show of this page.')
    .register(typeNames, { name: 'Seo' });

/** The strip at the top of a page: its title and its name in the breadcrumb. */
export const banner = () =>
  z
    .strictObject({
      title: text('The large title of the page.'),
      crumb: text('The name of the page in the breadcrumb, after Home.'),
    })
    .describe('The strip at the top of the page.')
    .register(typeNames, { name: 'Banner' });

/** A label for each field of `fields`, for the row headers of a table. */
export const labelsOf = <Shape extends z.core.$ZodLooseShape>(
  fields: z.ZodObject<Shape>,
  description: string,
) =>
  z
    .strictObject(
      Object.fromEntries(
        Object.keys(fields.shape).map((key) => [key, text(`The row header for "${key}".`)]),
      ) as Record<keyof Shape & string, ReturnType<typeof text>>,
    )
    .describe(description);

/** The mark of a document that holds facts which nobody has confirmed. */
export const sampleMark = () =>
  z
    .literal(true)
    .optional()
    .describe('Present while the file holds made-up facts that only the company can replace. Remove it then.')
    .register(fieldKinds, { kind: 'editorOnly' });

/** Fields that every JSON document may carry for the people and tools that edit it; no page reads them. */
const editorFields = {
  $schema: z
    .string()
    .optional()
    .describe('Where the editor finds the rules of this file. Leave it as it is.')
    .register(fieldKinds, { kind: 'editorOnly' }),
  sample: sampleMark(),
};

/** A JSON document: a strict object, with the fields that every file may carry. */
export const document = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  z.strictObject({ ...editorFields, ...shape }).describe(description);

/** A document of a list: numbered, so that the list has an order. */
export const entry = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  document(description, {
    id: count('Its number: unique in its folder; the list is shown in the order of these numbers.'),
    ...shape,
  });
