/** Builders for blocks of pages, such as buttons and tables. Like those in `fields.ts`, they return zod schemas. */
import * as z from 'zod';
import { icon, link, text, typeNames } from './fields';

/** A button or link: its text and its target. */
export const callToAction = (description: string) =>
  z
    .strictObject({
      label: text('The text on the button.'),
      to: link('The link target.'),
    })
    .describe(description)
    .register(typeNames, { name: 'CallToAction' });

export const point = (description: string) =>
  z
    .strictObject({
      icon: icon('The icon next to the title.'),
      title: text('The point, in a few words.'),
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

/** An object with a label for each key of `fields`. Tables use the labels as headers. */
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

/** A table with column headers. All rows have the fields of `fields`; the first field is the row header. */
export const table = <Shape extends z.core.$ZodLooseShape>(fields: z.ZodObject<Shape>, description: string) =>
  z
    .strictObject({
      heading: heading('The heading above the table.'),
      labels: labelsOf(fields, 'The column headers.', 'column'),
      rows: z.array(fields).min(1).describe('The rows, in order.'),
      note: text('A note on all figures, below the table: one or two sentences.').optional(),
    })
    .describe(description);

export const commitment = (description: string) =>
  z
    .strictObject({
      title: text('The commitment, in a few words.'),
      text: text('One or two sentences.'),
      figure: text('The figure or document that proves it, such as "12 months".'),
      measure: text('The rest of the sentence that begins with the figure or document.'),
    })
    .describe(description)
    .register(typeNames, { name: 'Commitment' });

/** An optional block at the end of a page that suggests the next step. */
export const ending = (description = 'The next step, at the end of the page.') =>
  z
    .strictObject({
      title: text('A question, or a few words.'),
      text: text('What happens next: one sentence.'),
      action: callToAction('The button.'),
    })
    .describe(description)
    .register(typeNames, { name: 'Ending' })
    .optional();

/** A message in place of content that is missing, with an optional link. */
export const notice = (description: string) =>
  z
    .strictObject({
      title: text('The heading.', { 'term?': 'the search term' }),
      text: text('What to do next.'),
      action: callToAction('A link to another page.').optional(),
    })
    .describe(description)
    .register(typeNames, { name: 'Notice' });
