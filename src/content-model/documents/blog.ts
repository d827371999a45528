/** The document types of the blog: an article, and the page that lists them with the words around each. */
import * as z from 'zod';
import { ending, heading } from '../blocks';
import { count, date, fieldKinds, sampleMark, seo, text } from '../fields';
import { copyButton } from '../labels';
import { drawing, picture } from '../pictures';
import { page } from './page';

/** The front matter of a blog article. */
export const article = z
  .strictObject({
    sample: sampleMark(),
    title: text('The headline.'),
    date: date('The date of its last change; without one, that of `teaserDate`.'),
    teaserDate: date('The date of its publication, which teasers show.'),
    asOf: date('The day up to which its rules and figures are known to be right; the page shows the month.'),
    teaser: text('One or two sentences for teasers.'),
    category: text('Its category: one of the categories of pages/blog.json.').register(fieldKinds, {
      kind: 'category',
    }),
    image: picture('The picture of the article and its teasers.'),
    figure: drawing('A drawing after the opening of the article.').optional(),
    seo: seo(),
  })
  .describe('A blog article: these fields between two lines of three hyphens, then the article in Markdown.');

export const blogPage = page('The news and blog page, and what surrounds every article.', {
  heading: heading('The heading above the articles.'),
  readMore: text('The words on a teaser that lead to the article.'),
  recentTitle: text('The heading of the recent posts.'),
  categoriesTitle: text('The heading of the categories.'),
  categories: z
    .array(z.strictObject({ name: text('The category.'), posts: count('How many posts it holds.') }))
    .min(1)
    .describe('The categories with their numbers of posts.'),
  categoriesNote: text('What the numbers of posts count.'),
  published: text('Before the date of the first publication.'),
  updated: text('Before the date of the last change.'),
  asOf: text('Up to when an article is known to be right.', { month: 'month and year' }),
  contentsTitle: text('The heading of the list of the sections of an article.'),
  relatedTitle: text('The heading of the products that an article is about.'),
  shareTitle: text('The heading of the share links.'),
  shareOn: text('The name of a share link.', { network: 'the name of the network' }),
  copyLink: copyButton('The button that copies the address of the article.'),
  articleEnding: ending('The next step, at the end of each article.'),
});
