/** Checks the categories of the blog, and lists the paths of the lists of articles. */
import * as z from 'zod';
import { articleListPages, categoryPath, categorySlug } from '../articleLists';
import { valueAt } from '../schema';
import { type Content, type Document, problemAt } from './document';
import type { Problem } from './problem';

const Category = z.object({ name: z.string(), slug: z.string().optional() });

const blogOf = (documents: readonly Document[]): Document | undefined =>
  documents.find(({ file }) => file === 'pages/blog.json');

/** Returns the valid categories, each with its position in the list. `checkShape` reports the others. */
function categoriesOf(blog: Document | undefined) {
  const list: unknown = valueAt(blog?.parsed.data, ['categories']);
  return (Array.isArray(list) ? list : []).flatMap((item: unknown, index) => {
    const { data } = Category.safeParse(item);
    return data ? [{ ...data, index }] : [];
  });
}

/** Returns the paths of all pages that list articles. */
export function listPaths(documents: readonly Document[]): string[] {
  const articles = documents
    .filter(({ type }) => type.format === 'markdown')
    .map(({ parsed }) => valueAt(parsed.data, ['category']))
    .filter((category) => typeof category === 'string')
    .map((category) => ({ category }));
  return articleListPages(categoriesOf(blogOf(documents)), articles).map(({ path }) => path);
}

/** Reports categories whose page has no path, or the path of another category. */
export function checkCategories({ documents }: Pick<Content, 'documents'>): Problem[] {
  const blog = blogOf(documents);
  const first = new Map<string, string>();
  if (!blog) return [];
  return categoriesOf(blog).flatMap((category) => {
    const field = ['categories', category.index, 'name'];
    const path = categoryPath(category);
    const earlier = first.get(path);
    if (!categorySlug(category))
      return problemAt(
        blog,
        field,
        `"${category.name}" has no Latin letters or digits for the path of its page`,
        'add the field "slug", such as "news"',
      );
    first.set(path, category.name);
    return earlier === undefined
      ? []
      : problemAt(
          blog,
          field,
          `the page of "${category.name}" would have the same path as that of "${earlier}": ${path}`,
          'change one of the names, or its "slug"',
        );
  });
}
