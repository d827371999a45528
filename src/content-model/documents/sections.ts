/** The document types of the files in `content/sections/`: page sections that several pages show. */
import * as z from 'zod';
import { callToAction, commitment, heading, point } from '../blocks';
import { document, paragraphs, text, typeNames } from '../fields';
import { picture } from '../pictures';
import { catalogueSection } from './sheet';

const statement = (description: string) =>
  z
    .strictObject({ title: text('Its title.'), text: text('Two or three sentences.') })
    .describe(description)
    .register(typeNames, { name: 'Statement' });

/** Document types by file name. `about` is `content/sections/about.json`, with the GraphQL type `AboutSection`. */
export const sections = {
  about: document('Who the company is: on the home page and the about page.', {
    heading: heading('The heading of the section.'),
    paragraphs: paragraphs('The company in a few paragraphs.'),
    image: picture('The picture of the section.'),
    vision: statement('The vision of the company.'),
    mission: statement('The mission of the company.'),
    sellingPoints: z.array(point('A selling point.')).min(1).describe('The selling points of the company.'),
    proof: z
      .strictObject({
        registrations: text('The label of the registrations of site.json.'),
        inspectionCompanies: text('The label of the inspection companies of site.json.'),
      })
      .describe('The labels of facts that a buyer can verify.'),
    action: callToAction('The button of the section on the home page.'),
  }),

  'why-choose': document('Why clients choose the company: on the home page.', {
    heading: heading('The heading of the section.'),
    reasons: z.array(commitment('A reason.')).min(1).describe('The reasons.'),
  }),

  counters: document('The company in figures: on the home page and the about page.', {
    heading: heading('The heading of the section.'),
    items: z
      .array(
        z.strictObject({
          target: z.int().min(1).describe('The figure.'),
          suffix: text('The text after the figure, such as +.').optional(),
          label: text('What is counted.'),
        }),
      )
      .min(1)
      .describe('The figures.'),
  }),

  catalogue: catalogueSection,

  'get-in-touch': document('Contacts at the end of the product and textile pages.', {
    heading: heading('The heading of the section.'),
    addressLabel: text('The label of the address.'),
    mobileLabel: text('The label of the phone number.'),
    emailLabel: text('The label of the e-mail address.'),
  }),

  'coming-soon': document('The overlay on business areas that are not open yet.', {
    title: text('The large text on the overlay.'),
    countdown: z
      .array(
        z.strictObject({
          value: text('The figure, as it is shown.'),
          unit: text('Its unit.'),
        }),
      )
      .min(1)
      .describe('The fixed figures of the countdown.'),
    actions: z
      .array(callToAction('A link to another page.'))
      .min(1)
      .describe('Where visitors can go instead.'),
    socialLabel: text('The screen reader name of the social links.'),
  }),

  error: document('The page that replaces a page that cannot be rendered or loaded.', {
    title: text('The large title.'),
    crumb: text('Its name in the breadcrumb, after Home.'),
    text: text('What happened and what to do.'),
    retry: text('The button that loads the page again.'),
    actions: z
      .array(callToAction('A link to another page.'))
      .min(1)
      .describe('Where visitors can go instead.'),
  }),
};
