/** The lists of blog articles (docs/behaviour.md, "Articles"): one of all articles, and one of each category. */
import { BLOG, listPagePath } from '../routes';

const ARTICLES_PER_PAGE = 12;

export const FEED_SIZE = 20;

export interface Category {
  name: string;
  slug: string;
}

export const categoryPath = ({ slug }: Pick<Category, 'slug'>): string => `${BLOG}/category/${slug}`;

type Article = { category?: string | null | undefined };

/** Returns the pages of all lists. `/blog` always exists; a category without articles has no list. */
export function articleListPages(categories: readonly Category[], articles: readonly Article[]) {
  const pagesOf = (list: string, names: (string | null)[], atLeast: number, category?: string) => {
    const length = articles.filter((article) => names.includes(article.category ?? null)).length;
    const count = Math.max(Math.ceil(length / ARTICLES_PER_PAGE), atLeast);
    return Array.from({ length: count }, (_, index) => ({
      path: listPagePath(list, index + 1),
      /** The path of the first page of the list. */
      list,
      category,
      categories: names,
      number: index + 1,
      count,
      skip: index * ARTICLES_PER_PAGE,
      limit: ARTICLES_PER_PAGE,
    }));
  };
  const all = [...new Set(articles.map(({ category }) => category ?? null))];
  return [
    ...pagesOf(BLOG, all, 1),
    ...categories.flatMap((category) => pagesOf(categoryPath(category), [category.name], 0, category.name)),
  ];
}
