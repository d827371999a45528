/** The document types of the files in `content/sections/`: page sections that several pages show. */
import { callToAction, commitment, heading, placeLabel, point } from '../blocks';
import {
  coordinates,
  count,
  document,
  lines,
  list,
  object,
  objects,
  paragraphs,
  pattern,
  shared,
  text,
} from '../fields';
import { picture } from '../pictures';
import { catalogueSection } from './sheet';

/** The code of a port or town in the UN/LOCODE list. */
const locode = () =>
  pattern(
    'Its UN/LOCODE, such as INNSA.',
    /^[A-Z]{2}[A-Z2-9]{3}$/,
    'is not a UN/LOCODE; write five capitals without a space, such as INNSA',
  );

const statement = shared('Statement', {
  title: text('Its title.'),
  short: text('One sentence, for the home page.'),
  text: text('Two or three sentences, for the about page.'),
});

/** Document types by file name. `about` is `content/sections/about.json`, with the GraphQL type `AboutSection`. */
export const sections = {
  about: document('Who the company is: on the home page and the about page.', {
    heading: heading('The heading of the section on the about page.'),
    paragraphs: paragraphs('The company in a few paragraphs, for the about page.'),
    image: picture('The picture of the section on the about page.'),
    vision: statement('The vision of the company.'),
    mission: statement('The mission of the company.'),
    sellingPoints: list(
      'The selling points of the company. The about page shows their titles only.',
      point('A selling point.'),
    ),
    proof: object('The labels of facts that a buyer can verify.', {
      registrations: text('The label of the registrations of site.json.'),
      inspectionCompanies: text('The label of the inspection companies of site.json.'),
    }),
  }),

  'why-choose': document('Why clients choose the company: on the home page.', {
    heading: heading('The heading of the section.'),
    reasons: list('The reasons.', commitment('A reason.')),
  }),

  counters: document('The company in figures: on the home page and the about page.', {
    heading: heading('The heading of the section.'),
    items: objects('The figures.', {
      target: count('The figure.'),
      suffix: text('The text after the figure, such as +.').optional(),
      label: text('What is counted.'),
    }),
  }),

  catalogue: catalogueSection,

  route: document('The route from the warehouse to ports abroad: on the home page and the logistics page.', {
    heading: heading('The heading on the home page.'),
    action: callToAction('The link on the home page.'),
    choiceHeading: heading('The heading above the choice of a port.'),
    labels: object('The labels.', {
      axis: text('The label of the scale.'),
      choice: text('The screen reader name of the choice of a port.'),
      station: text('When goods leave a station.', { days: 'the number of days before sailing' }),
      origin: text('When goods are in the port of loading.', { days: 'the number of days before sailing' }),
      transit: text('The days to a port.', { first: 'the fewest days', last: 'the most days' }),
      leg: text('The heading of the details of a port.', { from: 'the port of loading', to: 'the port' }),
      via: text('The label of the route.'),
      mode: text('The label of the way of loading.'),
      basis: text('The label of the unit that the freight is charged for.'),
      documents: text('The label of the documents.'),
    }),
    stations: objects('The stations on land, in order. The last one is the port of loading.', {
      name: text('The name of the station.'),
      code: locode().optional(),
      coordinates: coordinates('Its coordinates.'),
      chartLabel: placeLabel(),
      daysBefore: count(
        'The number of days before sailing on which goods leave the station, or reach the port.',
      ),
    }),
    ports: objects('The ports of discharge, the nearest first.', {
      name: text('The name of the port.'),
      code: locode(),
      coordinates: coordinates('Its coordinates.'),
      firstDay: count('The fewest days from sailing.'),
      lastDay: count('The most days from sailing.'),
      via: text('How ships get there: one or two sentences.'),
      mode: text('How the goods are loaded.'),
      basis: text('The unit that the freight is charged for.'),
      documents: lines('The documents that the port asks for.'),
    }),
  }),

  'get-in-touch': document('Contacts at the end of the product and textile pages.', {
    heading: heading('The heading of the section.'),
    addressLabel: text('The label of the address.'),
    mobileLabel: text('The label of the phone number.'),
    emailLabel: text('The label of the e-mail address.'),
    strip: object('The same in one line, at the end of the page of a product or fiber.', {
      question: text('The question before phone number and e-mail address.'),
      action: callToAction('The button, which fills in the subject of the enquiry.'),
    }),
  }),

  'coming-soon': document('The overlay on business areas that are not open yet.', {
    title: text('The large text on the overlay.'),
    countdown: objects('The fixed figures of the countdown.', {
      value: text('The figure, as it is shown.'),
      unit: text('Its unit.'),
    }),
    actions: list('Where visitors can go instead.', callToAction('A link to another page.')),
    socialLabel: text('The screen reader name of the social links.'),
  }),

  error: document('The page that replaces a page that cannot be rendered or loaded.', {
    title: text('The large title.'),
    crumb: text('Its name in the breadcrumb, after Home.'),
    text: text('What happened and what to do.'),
    retry: text('The button that loads the page again.'),
    actions: list('Where visitors can go instead.', callToAction('A link to another page.')),
  }),
};
