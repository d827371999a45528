/** The document types of all collections except catalogues and the blog, such as services and business areas. */
import * as z from 'zod';
import { callToAction, dataTable, ending, heading, points, seo } from '../model/blocks';
import {
  aliases,
  fieldKinds,
  flag,
  icon,
  lines,
  link,
  listedDocument,
  listOf,
  listOfObjects,
  longText,
  objectOf,
  ownRoute,
  paragraphs,
  textField,
} from '../model/fields';
import { picture, portrait, widePicture } from '../model/pictures';

const serviceStep = objectOf('One part of the service.', {
  title: textField('The name of the part, in a few words.'),
  text: longText('One or two sentences.'),
  facts: listOfObjects('The papers of this part, or the tasks of each person or company.', {
    label: textField('What the text describes, such as "Papers" or the name of the person or company.'),
    text: textField('The papers, or the task.'),
  }).optional(),
});

export const service = listedDocument('A service of the company, with the page that describes it.', {
  title: textField('The name of the service.'),
  icon: icon('The icon on its card.'),
  img: picture('The picture on its card and its page.'),
  description: longText('One or two sentences on its card.'),
  features: lines('What the service includes, in a few words each.').optional(),
  link: ownRoute('The path of its page.'),
  aliases: aliases(),
  detail: objectOf('The page of the service.', {
    intro: paragraphs('The introduction.', { 'company?': 'the parent company, or else the company' }).min(1),
    heading: heading('The heading above the parts of the service.'),
    features: listOf('The parts of the service, in this order.', serviceStep).optional(),
    numbered: flag('true numbers the parts, because each one follows the one before.'),
    widePicture: widePicture('A wide picture below the introduction.'),
  }),
  ending: ending(),
  seo: seo(),
});

export const businessArea = listedDocument('A business area, with the page that describes it.', {
  title: textField('The name of the area.'),
  description: longText('One or two sentences on its card.'),
  image: picture('The picture on its card and its page.'),
  link: ownRoute('The path of its page.'),
  aliases: aliases(),
  banner: textField('The large title of its page.'),
  intro: objectOf('The introduction of its page.', {
    title: textField('The heading of the introduction.'),
    paragraphs: paragraphs('The introduction.').min(1),
    action: callToAction('A button below the introduction.').optional(),
  }),
  samples: objectOf('Samples of a catalogue, which link to its sheets: at most 24.', {
    heading: heading('The heading above the samples.'),
    catalogue: link('The path of the catalogue.').register(fieldKinds, { kind: 'link', to: 'catalogue' }),
  }).optional(),
  bulk: objectOf('A section on quantities and supply.', {
    title: textField('The heading.'),
    text: longText('One or two sentences.'),
    items: lines('What is offered.'),
  }).optional(),
  showsPorts: flag('true shows the choice of a port of sections/voyages.json.').optional(),
  transit: objectOf('Routes with their usual transit times.', {
    heading: heading('The heading above the table.'),
    table: dataTable(),
  }).optional(),
  tiles: points('The range of the area, as tiles.').optional(),
  widePicture: widePicture('A wide picture below the introduction.'),
  ending: ending(),
  comingSoon: objectOf('Covers the page with the Coming Soon overlay while the area is not open yet.', {
    text: longText('What the area will offer: one or two sentences on the overlay.'),
    blurred: flag('true blurs the page below the overlay.'),
  }).optional(),
  seo: seo(),
});

export const leader = listedDocument('A leader of the company.', {
  name: textField('The full name.'),
  title: textField('The position.'),
  image: portrait('A photograph.'),
  summary: longText('What the leader decides, on the page: one or two sentences.'),
  fullDescription: paragraphs('The biography, in a dialog.').min(1).optional(),
});

export const timelineEra = listedDocument(
  'A period. The folder with the same name in timeline/ contains its events.',
  { name: textField('The name of the period.'), years: textField('Its first and last year.') },
);

export const timelineEvent = listedDocument('An event of the company history.', {
  when: textField('The year, or a word such as "Next".'),
  title: textField('The event, in a few words.'),
  icon: icon('The icon next to the year.'),
  content: longText('What happened: two or three sentences.'),
  image: picture('A picture of the event.').optional(),
});

export const testimonial = listedDocument('A testimonial of a client.', {
  name: textField('The name of the client.'),
  profession: textField('Position, kind of company and place.'),
  img: portrait('A photograph.'),
  content: longText('The testimonial: two or three sentences.'),
  rating: z.int().min(1).max(5).describe('Stars, 1 to 5.').optional(),
});

export const teamMember = listedDocument('A member of the team.', {
  name: textField('The name.'),
  role: textField('The position or task of the person.'),
  image: portrait('A photograph.'),
  description: longText("One sentence about the person's work.").optional(),
  desk: listOf(
    'What the person handles, such as products.',
    callToAction('A link to a product, or to another page.'),
  ).optional(),
});

export const project = listedDocument('A completed project of the company.', {
  title: textField('The name of the project, in a few words.'),
  description: longText('Two or three sentences.'),
  image: picture('The project.'),
  facts: lines('Figures and places, in a few words each.').optional(),
  action: callToAction('The link to more information.').optional(),
});
