import { callToAction, carousel, commitment, ending, heading, notice, page, seo } from '../model/blocks';
import {
  documentType,
  listOf,
  listOfObjects,
  longText,
  objectOf,
  paragraphs,
  textField,
} from '../model/fields';
import { picture } from '../model/pictures';
import { blogPage } from './blog';
import { contactPage, thankYouPage } from './contactPages';

/** Document types by file name. `blog` is `content/pages/blog.json`, with the GraphQL type `BlogPage`. */
export const pages = {
  home: documentType('The home page.', {
    seo: seo(),
    slides: listOfObjects('The slides of the carousel.', {
      title: textField('The headline.'),
      text: longText('One sentence below it.'),
      image: picture('The picture next to it, or above it on phones.'),
      action: callToAction('The button.').optional(),
    }).min(1),
    carousel: carousel('The labels of the carousel.'),
    specifications: callToAction('The plain link next to the button of each slide.').optional(),
    samples: objectOf('A sample of each entry of the catalogues.', {
      heading: heading('The heading above the samples.'),
      all: textField('The link to all specifications.', { count: 'the number of all sheets' }),
    }).optional(),
    about: objectOf('The company in short.', {
      heading: heading('The heading, with the company in one paragraph.'),
      action: callToAction('The link to the about page.').optional(),
    }).optional(),
    ships: objectOf('The crop calendars of all crops, next to each other, with the present month.', {
      heading: heading('The heading above the calendars.'),
      now: textField('The crops that ship best now.', { month: 'the present month', items: 'their names' }),
      none: textField('The text if no crop ships best now.', { month: 'the present month' }),
    }).optional(),
    services: heading('The heading above the services.').optional(),
    blog: heading('The heading above the blog teasers.').optional(),
    testimonials: heading('The heading above the testimonials.').optional(),
  }),

  about: page('The about page.', {
    leadership: heading('The heading above the leaders.').optional(),
  }),

  services: page('The services page.', {
    heading: heading('The heading above the services.'),
    readMore: textField('The link on a card to the page of the service.'),
    moreServicesText: textField('The text next to the button below the services.').optional(),
    moreServices: callToAction('The button below the services.').optional(),
    results: textField('The line above search results.', { count: 'their number', term: 'the search term' }),
    clearSearch: textField('The link that ends the search.'),
    cleared: textField('The screen reader message after a search.', { count: 'the number of services' }),
    resultsLabel: textField('The screen reader name of the list of cards.'),
    noMatch: notice('The notice when nothing matches.'),
    siteResults: objectOf('Entries and other pages of the site that match a search.', {
      goods: textField('The screen reader name of the list of entries.'),
      title: textField('The heading above other pages that match.'),
      count: textField('Their number.', { shown: 'the number shown', count: 'the number of all' }),
    }),
    noServices: notice('The notice when there are no services.'),
  }),

  'our-business': page('The page with all business areas.', {
    heading: heading('The heading above the areas.'),
    readMore: textField('The link on a card to the page of the area.'),
    ending: ending(),
  }),

  specifications: page('The page with the specifications of all entries.', {
    heading: heading('The heading above the tables.'),
    filter: textField('The label of the filter field.'),
    filterHint: textField('A hint at what to type into it.'),
    shown: textField('The screen reader message after filtering.', {
      count: 'the number of entries shown',
      total: 'the number of all entries',
    }),
    noMatch: textField('The text when no entry matches.'),
    more: textField(
      'The screen reader name of the control that shows all values of a row on small screens.',
      {
        name: 'the name of the entry',
      },
    ),
    download: objectOf('The link to the tables as a file, and the headers of its columns.', {
      xlsx: textField('The link to the Excel workbook, which is in English. Translations say so.'),
      table: textField('The header of the column with the headings of the tables.'),
      group: textField('The header of the column with the groups.'),
      name: textField('The header of the column with the names.'),
      method: textField('The header of a column with test methods.', { limit: 'the name of the limit' }),
      url: textField('The header of the column with the URLs of the sheets.'),
    }),
    ending: ending(),
  }),

  projects: page('The projects page.', {
    heading: heading('The heading above the projects.'),
    ending: ending(),
  }),

  leadership: page('The leadership page.', {
    heading: heading('The heading above the leaders.'),
    readMore: textField('The button that opens a biography.'),
    close: textField('The button that closes a biography.'),
    ending: ending(),
  }),

  legacy: page('The legacy page.', {
    heading: heading('The heading above the timeline.'),
    back: callToAction('The link back.').optional(),
    erasLabel: textField('The screen reader name of the period tabs.'),
    previous: textField('The button to the previous entry.'),
    next: textField('The button to the next entry.'),
    position: textField('The position in the timeline.', {
      number: 'the number of the entry',
      count: 'the number of all entries',
    }),
    shareStory: objectOf('The form below the timeline.', {
      heading: heading('The heading of the form.'),
      firstName: textField('The placeholder of the first name.'),
      lastName: textField('The placeholder of the last name.'),
      email: textField('The placeholder of the e-mail address.'),
      phone: textField('The placeholder of the phone number.'),
      message: textField('The placeholder of the story.'),
      submit: textField('The button.'),
      thanks: textField('The alert after sending.'),
      withoutScripts: textField('The text for browsers without scripts, before the e-mail address.'),
    }).optional(),
    ending: ending(),
  }),

  blog: blogPage,

  team: page('The team page.', {
    heading: heading('The heading above the team members.'),
    deskLabel: textField('The label before the links of a desk.'),
    ending: ending(),
  }),

  testimonials: page('The testimonials page.', {
    heading: heading('The heading above the testimonials.'),
    ratingLabel: textField('The screen reader text for the stars.', { rating: 'their number' }),
    carousel: carousel('The labels of the carousel.'),
    dotLabel: textField('The screen reader name of a dot below the cards.', { number: 'its number' }),
    ending: ending(),
  }),

  features: page('The features page.', {
    heading: heading('The heading of the page.'),
    commitments: listOf(
      'The commitments of the company, with the figure or document that proves each.',
      commitment('A commitment.'),
    ).min(1),
    ending: ending(),
  }),

  contact: contactPage,
  'thank-you': thankYouPage,

  privacy: page('The privacy page: who gets which data.', {
    heading: heading('The heading of the page.'),
    topics: listOfObjects('The topics, in order.', {
      title: textField('The heading.'),
      paragraphs: paragraphs('The text.', {
        'service?': 'the name of the form service',
        'email?': 'the mailbox',
        'company?': 'the parent company, or else the company',
        'address?': 'the first office',
        'map?': 'the host of the map (without a map, the paragraph is left out)',
        'measurement?': 'the host of the measurement (likewise)',
      }),
    }).min(1),
  }),

  'not-found': page('The page for URLs that do not exist.', {
    code: textField('The large number.'),
    title: textField('The heading.'),
    text: textField('What happened and what to do.'),
    action: callToAction('A link to another page.').optional(),
  }),
};
