import * as z from 'zod';
import { copyButton, ending, heading, page, pageDescription, seo } from '../model/blocks';
import {
  count,
  dateField,
  fieldKinds,
  longText,
  objectOf,
  pattern,
  SLUG,
  sampleFlag,
  textField,
} from '../model/fields';
import { drawing, part, picture } from '../model/pictures';

export const article = objectOf('A blog article: the fields, then the article in Markdown.', {
  sample: sampleFlag(),
  title: textField('The headline.'),
  date: dateField('The date of the last change; the same as `teaserDate` if there was none.'),
  teaserDate: dateField('The publication date, which teasers show.'),
  asOf: dateField('The day on which its figures were last known to be correct.'),
  teaser: longText('One or two sentences for teasers.'),
  category: textField('One of the categories in pages/blog.json.')
    .register(fieldKinds, { kind: 'category' })
    .optional(),
  image: picture('The picture for the article and its teasers.'),
  imagePart: part('The part of the picture that its page shows on large screens'),
  figure: drawing('A drawing after the opening of the article.').optional(),
  seo: seo(),
});

const category = objectOf('One category.', {
  name: textField('The category.'),
  posts: count('The number of its posts.'),
  slug: pattern(
    'The end of the path of its page. Lower-case letters, digits and hyphens.',
    SLUG,
    'cannot be part of a URL; use lower-case letters, digits and hyphens only',
  ),
});

export const blogPage = page('The news and blog page, and the texts around every article.', {
  heading: heading('The heading above the articles.'),
  readMore: textField('The link text on a teaser.'),
  pagination: objectOf('The texts of a list of articles that has several pages.', {
    label: textField('The screen reader name of the links to the other pages of a list.'),
    newer: textField('The link to newer articles.'),
    older: textField('The link to older articles.'),
    position: textField('The text between these links.', {
      page: 'its number',
      count: 'the number of all pages',
    }),
    title: textField('The title of the second page and those after it.', {
      title: 'the title of the first page',
      page: 'the number of the page',
    }),
    description: pageDescription('The description of these pages for search engines', {
      title: 'the title of the first page',
      page: 'the number of the page',
      count: 'the number of all pages',
    }),
  }),
  recentTitle: textField('The heading of the recent posts.'),
  categoriesTitle: textField('The heading of the categories.'),
  categories: z
    .array(category)
    .refine((list) => new Set(list.map((each) => each.slug)).size === list.length, {
      error: 'have a slug twice; change one',
    })
    .describe('The categories with their numbers of posts.')
    .optional(),
  categoryDescription: pageDescription('The description of the page of a category for search engines', {
    category: 'the category',
  }),
  categoriesNote: textField('A note on what the numbers of posts count.'),
  published: textField('The text before the publication date.'),
  updated: textField('The text before the date of the last change.'),
  asOf: textField('The line with the month up to which an article is correct.', { month: 'month and year' }),
  contentsTitle: textField('The heading of the list of sections in an article.'),
  relatedTitle: textField('The heading above the catalogue entries that an article explains.'),
  shareTitle: textField('The heading of the share links.'),
  shareOn: textField('The name of a share link.', { network: 'the name of the network' }),
  copyLink: copyButton('The button that copies the link to the article.'),
  articleEnding: ending('The next step, at the end of each article.'),
});
