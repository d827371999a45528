/** Builders of the blocks that pages consist of, like those of `fields.ts`: buttons, headings, points, tables, endings. */
import * as z from 'zod';
import { icon, link, text, typeNames } from './fields';

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

/** The next step that a page offers at its end. */
export const ending = (description = 'The next step, at the end of the page.') =>
  z
    .strictObject({
      title: text('A question, or a few words.'),
      text: text('One sentence: what happens then.'),
      action: callToAction('The button.'),
    })
    .describe(description)
    .register(typeNames, { name: 'Ending' })
    .optional();
