/** Builders for parts of pages, such as buttons and tables. Like those in `fields.ts`, they return zod schemas. */
import * as z from 'zod';
import { icon, link, list, object, objects, shared, text } from './fields';

export const callToAction = shared('CallToAction', {
  label: text('The text on the button.'),
  to: link('The link target.'),
});

export const point = shared('Point', {
  icon: icon('The icon next to the title.'),
  title: text('The point, in a few words.'),
  text: text('One or two sentences.'),
});

const term = shared('Term', {
  title: text('The term, in a few words.'),
  text: text('One or two sentences.'),
});

export const heading = shared('SectionHeading', {
  eyebrow: text('The small label above the heading, on the home page only.').optional(),
  title: text('The heading.'),
  text: text('One or two sentences below the heading.').optional(),
});

export const points = shared('PointsSection', {
  heading: heading('The heading of the section.'),
  items: list('The points, in order.', term('One point.')),
});

/** An object with a label for each key of `shape`. Tables use the labels as headers. */
export const labelsOf = <Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  description: string,
  header: 'row' | 'column' = 'row',
) =>
  object(
    description,
    Object.fromEntries(
      Object.keys(shape).map((key) => [key, text(`The ${header} header for "${key}".`)]),
    ) as Record<keyof Shape & string, ReturnType<typeof text>>,
  );

/** A table with column headers. All rows have the fields of `shape`; the first field is the row header. */
export const table = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  object(description, {
    heading: heading('The heading above the table.'),
    labels: labelsOf(shape, 'The column headers.', 'column'),
    rows: objects('The rows, in order.', shape),
    note: text('A note on all figures, below the table: one or two sentences.').optional(),
  });

export const commitment = shared('Commitment', {
  title: text('The commitment, in a few words.'),
  text: text('One or two sentences.'),
  figure: text('The figure or document that proves it, such as "12 months".'),
  measure: text('The rest of the sentence that begins with the figure or document.'),
});

const chartLabel = shared('ChartLabel', {
  side: z.enum(['left', 'right']).describe('The side of the mark on which the name is.'),
  line: z
    .int()
    .min(-4)
    .max(4)
    .describe(
      'The number of lines below the mark: 2 is two lines below it, -2 two lines above it. 0 if left out.',
    )
    .optional(),
});

/** Where the chart of the offices writes the name of a place. */
export const placeLabel = () =>
  chartLabel(
    'Where the chart on the contact page writes the name; to the right of the mark if left out. Change it if names cover each other on a phone, in any language.',
  ).optional();

const nextStep = shared('Ending', {
  title: text('A question, or a few words.'),
  text: text('What happens next: one sentence.'),
  action: callToAction('The button.'),
});

/** An optional block at the end of a page that suggests the next step. */
export const ending = (description = 'The next step, at the end of the page.') =>
  nextStep(description).optional();

/** A message in place of content that is missing, with an optional link. */
export const notice = shared('Notice', {
  title: text('The heading.', { 'term?': 'the search term' }),
  text: text('What to do next.'),
  action: callToAction('A link to another page.').optional(),
});

export const carousel = shared('CarouselLabels', {
  label: text('The screen reader name of the carousel.'),
  previous: text('The button that shows the previous slide.'),
  next: text('The button that shows the next slide.'),
  pause: text('The button that stops the automatic change of slides.'),
  play: text('The same button while the carousel is stopped.'),
  position: text('What screen readers announce as the position.', {
    number: 'the number of the slide',
    count: 'the number of all slides',
  }),
});

export const copyButton = shared('CopyLabels', {
  copy: text('The label of the button.'),
  copied: text('The text next to it after copying.'),
  failed: text('The text if copying did not work; the text to copy follows it.'),
});
