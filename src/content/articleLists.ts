/** The lists of blog articles (docs/behaviour.md, "Articles"): one of all articles, and one of each category. */
import { BLOG, listPagePath } from '../routes';
import { slugFrom } from './slugFrom';

/** Number of articles on a page of a list. */
export const ARTICLES_PER_PAGE = 12;

interface Category {
  name: string;
  /** The end of the path. If undefined, it is made from the name. */
  slug?: string | null;
}

interface ArticleListPage<Article> {
  path: string;
  /** The path of the first page of the list. */
  list: string;
  /** The name of the category. Undefined in the list of all articles. */
  category?: string;
  /** The number of the page, starting at 1. */
  number: number;
  /** The number of pages of the list. */
  count: number;
  articles: readonly Article[];
}

/** Returns the end of the path of a category. It is empty if the name has no letters that can be in a path. */
export const categorySlug = ({ name, slug }: Category): string => slug ?? slugFrom(name);

export const categoryPath = (category: Category): string => `${BLOG}/category/${categorySlug(category)}`;

/**
 * Returns the pages of all lists. `/blog` always exists; a category without articles has no list. The order of the
 * articles is kept.
 */
export function articleListPages<Article extends { category: string }>(
  categories: readonly Category[],
  all: readonly Article[],
): ArticleListPage<Article>[] {
  const pagesOf = (list: string, articles: readonly Article[], category?: string) => {
    const count = Math.max(Math.ceil(articles.length / ARTICLES_PER_PAGE), category === undefined ? 1 : 0);
    return Array.from({ length: count }, (_, index) => ({
      path: listPagePath(list, index + 1),
      list,
      category,
      number: index + 1,
      count,
      articles: articles.slice(index * ARTICLES_PER_PAGE, (index + 1) * ARTICLES_PER_PAGE),
    }));
  };
  const ofCategory = ({ name }: Category) => all.filter(({ category }) => category === name);
  return [
    ...pagesOf(BLOG, all),
    ...categories.flatMap((category) => pagesOf(categoryPath(category), ofCategory(category), category.name)),
  ];
}
