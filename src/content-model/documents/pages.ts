/** The document types of the files in `content/pages/`. */
import * as z from 'zod';
import { callToAction, commitment, ending, heading, notice } from '../blocks';
import { catalogues } from '../catalogues';
import { document, fact, fieldKinds, paragraphs, seo, text, typeNames } from '../fields';
import { carousel } from '../labels';
import { PICTURE_WIDTH, picture } from '../pictures';
import { blogPage } from './blog';
import { contactPage, thankYouPage } from './contactPages';
import { page } from './page';
import { specificationsPage } from './specifications';

const privacyTopic = (description: string) =>
  z
    .strictObject({
      title: text('The heading.'),
      paragraphs: paragraphs('The text.', 1, {
        'service?': 'the name of the form service',
        'email?': 'the mailbox',
        'company?': 'the name of the parent company',
        'map?': 'the host of the map',
        'measurement?': 'the host of the measurement',
      }),
    })
    .describe(description)
    .register(typeNames, { name: 'PrivacyTopic' });

/** Labels for the kinds of search results: catalogue entries, other documents and other pages. */
const searchKinds: Record<string, z.ZodString> = {
  ...Object.fromEntries(catalogues.map(({ folder }) => [folder, text(`The label of ${folder}.`)])),
  services: text('The label of services.'),
  areas: text('The label of business areas.'),
  articles: text('The label of articles.'),
  people: text('The label of leaders and team members.'),
  company: text('The label of all other pages.'),
};

/** Document types by file name. `blog` is `content/pages/blog.json`, with the GraphQL type `BlogPage`. */
export const pages = {
  home: document('The home page.', {
    seo: seo(),
    slides: z
      .array(
        z.strictObject({
          title: text('The headline.'),
          text: text('One sentence below it.'),
          image: picture('The picture behind it.', PICTURE_WIDTH.hero),
          action: callToAction('The button.'),
        }),
      )
      .min(1)
      .describe('The slides of the carousel.'),
    carousel: carousel('The labels of the carousel.'),
    specifications: callToAction('The plain link next to the button of each slide.'),
    range: z
      .strictObject({
        heading: heading('The heading above the products.'),
        products: z
          .array(
            text('A product: its file name without the extension, such as "toor-dal".').register(fieldKinds, {
              kind: 'reference',
              to: 'products',
            }),
          )
          .min(1)
          .describe('The products, in the order of the list.'),
        action: callToAction('The link to all specifications.'),
      })
      .describe('The range: what the company trades, one line each.'),
    services: heading('The heading above the services.'),
    blog: heading('The heading above the blog teasers.'),
    testimonials: heading('The heading above the testimonials.'),
  }),

  about: page('The about page.', {
    leadership: heading('The heading above the leaders.'),
    leadershipAction: callToAction('The link to the leadership page.'),
  }),

  services: page('The services page.', {
    heading: heading('The heading above the services.'),
    readMore: text('The link on a card to the page of the service.'),
    moreServicesText: text('The text before the button below the services.'),
    moreServices: callToAction('The button below the services.'),
    results: text('The line above search results.', { count: 'their number', term: 'the search term' }),
    clearSearch: text('The link that ends the search.'),
    cleared: text('The screen reader message when a search has ended.', { count: 'the number of services' }),
    resultsLabel: text('The screen reader name of the list of cards.'),
    noMatch: notice('The notice when nothing matches.'),
    elsewhere: z
      .strictObject({
        title: text('The heading above other pages that match.'),
        count: text('The number of pages.', {
          shown: 'the number of those shown',
          count: 'the number of all',
        }),
        kinds: fact(z.strictObject(searchKinds).describe('The labels of the kinds of pages.')),
      })
      .describe('Other pages of the site that match a search.'),
    noServices: notice('The notice when there are no services.'),
  }),

  'our-business': page('The page with all business areas.', {
    heading: heading('The heading above the areas.'),
    readMore: text('The link on a card to the page of the area.'),
    ending: ending(),
  }),

  ...Object.fromEntries(catalogues.map(({ page: { file, schema } }) => [file, schema])),
  specifications: specificationsPage,

  projects: page('The projects page.', {
    heading: heading('The heading above the projects.'),
    ending: ending(),
  }),

  leadership: page('The leadership page.', {
    heading: heading('The heading above the leaders.'),
    readMore: text('The button that opens a biography.'),
    close: text('The button that closes a biography.'),
    ending: ending(),
  }),

  legacy: page('The legacy page.', {
    heading: heading('The heading above the timeline.'),
    back: callToAction('The link back.'),
    erasLabel: text('The screen reader name of the period tabs.'),
    previous: text('The button to the previous entry.'),
    next: text('The button to the next entry.'),
    position: text('The position in the timeline.', {
      number: 'the number of the entry',
      count: 'the number of all entries',
    }),
    shareStory: z
      .strictObject({
        heading: heading('The heading of the form.'),
        firstName: text('The placeholder of the first name.'),
        lastName: text('The placeholder of the last name.'),
        email: text('The placeholder of the e-mail address.'),
        phone: text('The placeholder of the phone number.'),
        message: text('The placeholder of the story.'),
        submit: text('The button.'),
        thanks: text('The alert after sending.'),
        withoutScripts: text('The text for browsers without scripts, before the e-mail address.'),
      })
      .describe('The form below the timeline.'),
    ending: ending(),
  }),

  blog: blogPage,

  team: page('The team page.', {
    heading: heading('The heading above the team members.'),
    ending: ending(),
  }),

  testimonials: page('The testimonials page.', {
    heading: heading('The heading above the testimonials.'),
    ratingLabel: text('The screen reader text for the stars.', { rating: 'their number' }),
    carousel: carousel('The labels of the carousel.'),
    dotLabel: text('The screen reader name of a dot below the cards.', {
      number: 'the number of the testimonial',
    }),
    ending: ending(),
  }),

  features: page('The features page.', {
    heading: heading('The heading of the page.'),
    commitments: z
      .array(commitment('A commitment.'))
      .min(1)
      .describe('The commitments of the company, with the figure or document that proves each.'),
    ending: ending(),
  }),

  contact: contactPage,
  'thank-you': thankYouPage,

  privacy: page('The privacy page: who gets which data.', {
    heading: heading('The heading of the page.'),
    topics: z.array(privacyTopic('One topic.')).min(1).describe('The topics, in order.'),
    measurement: privacyTopic('The topic that appears only if speed is measured.'),
  }),

  'not-found': page('The page for URLs that do not exist.', {
    code: text('The large number.'),
    title: text('The heading.'),
    text: text('What happened and what to do.'),
    action: callToAction('A link to another page.'),
  }),
};
