/** Checks the categories of the blog, and lists the paths of the lists of articles. */
import * as z from 'zod';
import { articleListPages, categoryPath, categorySlug } from '../articleLists';
import { valueAt } from '../schema';
import { type Content, type Document, problemAt } from './document';
import type { Problem } from './problem';

/** `checkShape` reports wrong values. */
const Categories = z
  .array(
    z
      .object({ name: z.string().catch(''), slug: z.string().optional().catch(undefined) })
      .catch({ name: '' }),
  )
  .catch([]);

const blogOf = (documents: readonly Document[]): Document | undefined =>
  documents.find(({ file }) => file === 'pages/blog.json');

const categoriesOf = (blog: Document | undefined) =>
  Categories.parse(valueAt(blog?.parsed.data, ['categories']));

/** Returns the paths of all pages that list articles. */
export function listPaths(documents: readonly Document[]): string[] {
  const articles = documents
    .filter(({ type }) => type.format === 'markdown')
    .map(({ parsed }) => ({
      category: z
        .string()
        .catch('')
        .parse(valueAt(parsed.data, ['category'])),
    }));
  return articleListPages(categoriesOf(blogOf(documents)), articles).map(({ path }) => path);
}

/** Reports categories whose page has no path, or the path of another category. */
export function checkCategories({ documents }: Pick<Content, 'documents'>): Problem[] {
  const blog = blogOf(documents);
  if (!blog) return [];
  const categories = categoriesOf(blog);
  return categories.flatMap((category, index) => {
    if (!category.name) return [];
    const path = categoryPath(category);
    const isTaken = categories.slice(0, index).some((earlier) => categoryPath(earlier) === path);
    if (categorySlug(category) && !isTaken) return [];
    const message = isTaken
      ? `its page would have the same path as that of another category: ${path}`
      : `"${category.name}" has no Latin letters or digits for the path of its page`;
    return problemAt(blog, ['categories', index, 'name'], message, 'add another "slug", such as "news"');
  });
}
