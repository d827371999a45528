/** Builders for pages and their parts, such as buttons and tables. Like those in `fields.ts`, they return zod schemas. */
import * as z from 'zod';
import {
  aliases,
  documentType,
  lines,
  link,
  listOf,
  listOfObjects,
  longText,
  objectOf,
  shared,
  textField,
  typeNames,
} from './fields';
import { bannerPicture, sharePicture, texture } from './pictures';
import { type Placeholders, placeholdersOf } from './placeholders';

const DESCRIPTION_LENGTH = { min: 70, max: 160 } as const;

export const pageDescription = (description: string, placeholders: Placeholders = {}) =>
  longText(`${description}: ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} characters.`, placeholders)
    .min(DESCRIPTION_LENGTH.min)
    .max(DESCRIPTION_LENGTH.max)
    // A schema with another rule is another schema.
    .register(placeholdersOf, placeholders);

export const seo = () =>
  objectOf('Texts for search engines and browser tabs.', {
    title: textField('The name of the page, for browser tab and shared links.'),
    description: pageDescription('The description of the page for search engines'),
  }).register(typeNames, { name: 'Seo' });

export const callToAction = shared('CallToAction', {
  label: textField('The text on the button.'),
  to: link('The link target.'),
});

export const titledText = shared('TitledText', {
  title: textField('The title, in a few words.'),
  text: longText('One or two sentences.'),
});

export const heading = shared('SectionHeading', {
  title: textField('The heading.'),
  text: longText('One or two sentences below the heading.').optional(),
});

export const points = shared('PointsSection', {
  heading: heading('The heading of the section.'),
  items: listOf('The points, in order.', titledText('One point.')),
});

const areComplete = ({ columns, rows }: { columns: string[]; rows: { cells: string[] }[] }): boolean =>
  rows.every(({ cells }) => cells.length === columns.length);

/** A table of texts, with a first column that names the rows. */
export const dataTable = () =>
  z
    .strictObject({
      columns: lines('The headers of the columns.'),
      rows: listOfObjects('The rows, in order.', { cells: lines('The texts of all columns, in order.') }),
      note: longText('A note on all figures, below the table: one to three sentences.').optional(),
    })
    .refine(areComplete, {
      path: ['rows'],
      error: 'have a row with more or fewer texts than there are columns; write one for each, or – for none',
    })
    .describe('The table.')
    .register(typeNames, { name: 'DataTable' });

export const commitment = shared('Commitment', {
  title: textField('The commitment, in a few words.'),
  text: longText('One or two sentences.'),
  figure: textField('The figure or document that proves it, such as "12 months".'),
  measure: longText('The rest of the sentence that begins with the figure or document.'),
});

const nextStep = shared('Ending', {
  title: textField('A question, or a few words.'),
  text: longText('What happens next: one sentence.'),
  action: callToAction('The button.'),
});

/** An optional block at the end of a page that suggests the next step. */
export const ending = (description = 'The next step, at the end of the page.') =>
  nextStep(description).optional();

/** A message in place of content that is missing, with an optional link. */
export const notice = shared('Notice', {
  title: textField('The heading.', { 'term?': 'the search term' }),
  text: textField('What to do next.'),
  action: callToAction('A link to another page.').optional(),
});

export const carousel = shared('CarouselLabels', {
  label: textField('The screen reader name of the carousel.'),
  previous: textField('The button that shows the previous slide.'),
  next: textField('The button that shows the next slide.'),
  pause: textField('The button that stops the automatic change of slides.'),
  play: textField('The same button while the carousel is stopped.'),
  position: textField('What screen readers announce as the position.', {
    number: 'the number of the slide',
    count: 'the number of all slides',
  }),
});

export const copyButton = shared('CopyLabels', {
  copy: textField('The label of the button.'),
  copied: textField('The text next to it after copying.'),
  failed: textField('The text if copying did not work; the text to copy follows it.'),
});

const banner = () =>
  objectOf('The banner at the top of the page.', {
    title: textField('The large title of the page.'),
    crumb: textField('The name of the page in the breadcrumb, after Home.'),
    lead: longText('What the page offers: one sentence below the title.').optional(),
    picture: bannerPicture('A picture next to the title. Only the catalogues have one.'),
    texture: texture('A cloth next to the title, if there is no picture. Phones do not show it.').optional(),
  }).register(typeNames, { name: 'Banner' });

/**
 * The GraphQL interfaces of pages, which the fragment of `PageFrame` queries. A document type implements those whose
 * fields it has.
 */
export const pageInterfaces: Readonly<Record<string, z.ZodObject>> = {
  Page: z.object({ seo: seo(), banner: banner() }),
  PageWithHeading: z.object({ seo: seo(), banner: banner(), heading: heading('The heading of the page.') }),
  PageWithEnding: z.object({ seo: seo(), banner: banner(), ending: ending() }),
};

export const pageFields = () => ({ seo: seo(), sharePicture: sharePicture(), banner: banner() });

export const page = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
  documentType(description, { aliases: aliases(), ...pageFields(), ...shape });
