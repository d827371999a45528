/** The document types of the blog: an article, and the blog page with texts for all articles. */
import { copyButton, ending, heading } from '../blocks';
import {
  count,
  date,
  fieldKinds,
  object,
  objects,
  pageDescription,
  sampleMark,
  seo,
  slug,
  text,
} from '../fields';
import { drawing, part, picture } from '../pictures';
import { page } from './page';

export const article = object(
  'A blog article: these fields between two lines of three hyphens, then the article in Markdown.',
  {
    sample: sampleMark(),
    title: text('The headline.'),
    date: date('The date of the last change; the same as `teaserDate` if there was none.'),
    teaserDate: date('The publication date, which teasers show.'),
    asOf: date(
      'The day on which its rules and figures were last known to be correct; the page shows the month.',
    ),
    teaser: text('One or two sentences for teasers.'),
    category: text('One of the categories in pages/blog.json.').register(fieldKinds, { kind: 'category' }),
    image: picture('The picture for the article and its teasers.'),
    imagePart: part(
      'The part of the picture that the page of the article shows on large screens and on paper',
    ),
    figure: drawing('A drawing after the opening of the article.').optional(),
    seo: seo(),
  },
);

export const blogPage = page('The news and blog page, and the texts around every article.', {
  heading: heading('The heading above the articles.'),
  readMore: text('The link text on a teaser.'),
  pagination: object('The texts of a list of articles that has several pages.', {
    label: text('The screen reader name of the links to the other pages of a list.'),
    newer: text('The link to newer articles.'),
    older: text('The link to older articles.'),
    position: text('The text between these links.', {
      page: 'the number of the page',
      count: 'the number of all pages',
    }),
    title: text('The title of the second page and those after it.', {
      title: 'the title of the first page',
      page: 'the number of the page',
    }),
    description: pageDescription('The description of these pages for search engines', {
      title: 'the title of the first page',
      page: 'the number of the page',
      count: 'the number of all pages',
    }),
  }),
  recentTitle: text('The heading of the recent posts.'),
  categoriesTitle: text('The heading of the categories.'),
  categories: objects('The categories with their numbers of posts.', {
    name: text('The category.'),
    posts: count('The number of its posts. The page shows the number of its articles if that is larger.'),
    slug: slug('The end of the path of its page. If it is left out, it is made from the name.').optional(),
  }),
  categoryDescription: pageDescription('The description of the page of a category for search engines', {
    category: 'the category',
  }),
  categoriesNote: text('A note on what the numbers of posts count.'),
  published: text('The text before the publication date.'),
  updated: text('The text before the date of the last change.'),
  asOf: text('The line with the month up to which an article is known to be correct.', {
    month: 'month and year',
  }),
  contentsTitle: text('The heading of the list of sections in an article.'),
  relatedTitle: text('The heading above the products and fibers that an article explains.'),
  shareTitle: text('The heading of the share links.'),
  shareOn: text('The name of a share link.', { network: 'the name of the network' }),
  copyLink: copyButton('The button that copies the link to the article.'),
  articleEnding: ending('The next step, at the end of each article.'),
});
