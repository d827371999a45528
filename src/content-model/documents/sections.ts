/** The document types of the files in `content/sections/`: page sections that several pages show. */
import { callToAction, commitment, heading, titledText } from '../model/blocks';
import {
  coordinates,
  count,
  dateField,
  documentType,
  lines,
  link,
  listOf,
  listOfObjects,
  longText,
  objectOf,
  paragraphs,
  pattern,
  shared,
  textField,
} from '../model/fields';
import { picture } from '../model/pictures';
import { catalogueSection } from './sheet';

/** The code of a port or town in the UN/LOCODE list. */
const locode = () =>
  pattern('Its UN/LOCODE.', /^[A-Z]{2}[A-Z2-9]{3}$/, 'is not a UN/LOCODE; write it as NLRTM');

const statement = shared('Statement', {
  title: textField('Its title.'),
  short: longText('One sentence, for the home page.'),
  text: longText('Two or three sentences, for the about page.'),
});

/** Document types by file name. `about` is `content/sections/about.json`, with the GraphQL type `AboutSection`. */
export const sections = {
  about: documentType('Who the company is: on the home page and the about page.', {
    heading: heading('The heading of the section on the about page.'),
    paragraphs: paragraphs('The company in a few paragraphs, for the about page.').min(1),
    image: picture('The picture of the section on the about page.').optional(),
    vision: statement('The vision of the company.').optional(),
    mission: statement('The mission of the company.').optional(),
    sellingPoints: listOf(
      'The selling points. The about page shows their titles only.',
      titledText('A selling point.'),
    ).optional(),
    proof: objectOf('The labels of facts that a buyer can verify.', {
      registrations: textField('The label of the registrations of site.json.'),
      inspectionCompanies: textField('The label of the inspection companies of site.json.'),
    }).optional(),
  }),

  'why-choose': documentType('Why clients choose the company: on the home page.', {
    heading: heading('The heading of the section.'),
    reasons: listOf('The reasons.', commitment('A reason.')).min(1),
  }),

  counters: documentType('The company in figures: on the home page and the about page.', {
    heading: heading('The heading of the section.'),
    items: listOfObjects('The figures.', {
      target: count('The figure.'),
      suffix: textField('The text after the figure, such as +.').optional(),
      label: textField('What is counted.'),
    }).min(1),
  }),

  catalogue: catalogueSection,

  voyages: documentType('The voyages to ports abroad: on the home page and the logistics page.', {
    heading: heading('The heading on the home page.'),
    action: callToAction('The link on the home page.').optional(),
    choiceHeading: heading('The heading above the choice of a port.').optional(),
    labels: objectOf('The labels.', {
      axis: textField('The label of the scale.'),
      station: textField('When goods leave a station.', { days: 'the days before sailing' }),
      origin: textField('When goods reach the port of loading.', { days: 'the days before sailing' }),
      transit: textField('The days to a port.', { first: 'the fewest days', last: 'the most days' }),
      leg: textField('The heading of the details.', {
        from: 'the port of loading',
        to: 'the port',
      }).optional(),
      via: textField('The label of the way that ships take.').optional(),
      mode: textField('The label of the way of loading.').optional(),
      basis: textField('The label of the unit that the freight is charged for.').optional(),
      documents: textField('The label of the documents.').optional(),
      revised: textField('When the voyages were revised.', { date: 'the date' }).optional(),
    }),
    revised: dateField('The day on which days, routes or documents last changed.').optional(),
    stations: listOfObjects('The stations on land, in order. The last one is the port of loading.', {
      name: textField('The name of the station.'),
      code: locode().optional(),
      daysBefore: count('The days before sailing when goods leave the station.'),
    }).min(1),
    ports: listOfObjects('The ports of discharge, the nearest first.', {
      name: textField('The name of the port.'),
      code: locode().optional(),
      coordinates: coordinates('Its coordinates.').optional(),
      firstDay: count('The fewest days from sailing.'),
      lastDay: count('The most days from sailing.'),
      via: longText('How ships get there: one or two sentences.').optional(),
      mode: textField('How the goods are loaded.').optional(),
      basis: textField('The unit that the freight is charged for.').optional(),
      documents: lines('The documents that the port asks for.').optional(),
    }).min(1),
  }),

  'get-in-touch': documentType('Contacts at the end of the pages of catalogues.', {
    heading: heading('The heading of the section.'),
    addressLabel: textField('The label of the address.'),
    mobileLabel: textField('The label of the phone number.'),
    emailLabel: textField('The label of the e-mail address.'),
    line: objectOf('The same in one line, at the end of the page of a catalogue entry.', {
      question: textField('The question before phone number and e-mail address.'),
      action: callToAction('The button, which fills in the subject of the enquiry.'),
    }),
  }),

  'coming-soon': documentType(
    'The overlay on business areas that are not open yet. Without it, all are open.',
    {
      title: textField('The large text on the overlay.'),
      countdown: listOf(
        'The fixed figures of the countdown.',
        objectOf('A figure.', {
          value: textField('The figure, as it is shown.'),
          unit: textField('Its unit.'),
        }),
      ).optional(),
      actions: listOf('Where visitors can go instead.', callToAction('A link to another page.')).optional(),
      socialLabel: textField('The screen reader name of the social links.'),
    },
  ),

  search: documentType('What the search knows about words.', {
    kinds: objectOf('The labels of the kinds of results. Catalogues have their own.', {
      services: textField('The label of services.'),
      areas: textField('The label of business areas.'),
      articles: textField('The label of articles.'),
      people: textField('The label of leaders and team members.'),
      company: textField('The label of all other pages.'),
    }).optional(),
    synonyms: listOfObjects('Groups of words that mean the same to buyers.', {
      words: lines('The words, in singular. Letter case and signs do not matter: L/C is also LC.'),
      page: link('The page that comes first in searches for these words.').optional(),
    }).optional(),
  }),

  error: documentType('The page that replaces a page that cannot be rendered or loaded.', {
    title: textField('The large title.'),
    text: textField('What happened and what to do.'),
    retry: textField('The button that loads the page again.'),
    actions: listOf('Where visitors can go instead.', callToAction('A link to another page.')).optional(),
  }),
};
