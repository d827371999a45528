/** Checks the categories of the blog, and lists the paths of the lists of articles. */
import * as z from 'zod';
import { articleListPages, categoryPath, categorySlug } from '../articleLists';
import { valueAt } from '../schema';
import { type Document, problemAt } from './document';
import type { Flaw, Problem } from './problem';

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
    .map(({ parsed }) => ({ category: String(valueAt(parsed.data, ['category'])) }));
  // Categories with the same path are reported by `checkCategories`.
  return [...new Set(articleListPages(categoriesOf(blogOf(documents)), articles).map(({ path }) => path))];
}

/** Reports categories whose page has no path, or the path of another category. */
export function checkCategories(documents: readonly Document[]): Problem[] {
  const blog = blogOf(documents);
  const first = new Map<string, string>();
  if (!blog) return [];
  return categoriesOf(blog).flatMap((category) => {
    const path = categoryPath(category);
    const earlier = first.get(path);
    const problem = (...flaw: Flaw) => [problemAt(blog, ['categories', category.index, 'name'], flaw)];
    if (!categorySlug(category))
      return problem(
        `"${category.name}" has no Latin letters or digits for the path of its page`,
        'add the field "slug", such as "news"',
      );
    if (earlier !== undefined)
      return problem(
        `the page of "${category.name}" would have the same path as that of "${earlier}": ${path}`,
        'change one of the names, or its "slug"',
      );
    first.set(path, category.name);
    return [];
  });
}
