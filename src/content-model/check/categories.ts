/** Does every article stand in a category that the blog page lists? */
import type { Document } from './document';
import { type FileProblem, nearest } from './problem';

/** Articles whose category the blog page does not list. */
export function checkCategories(documents: readonly Document[]): FileProblem[] {
  const blog = documents.find(({ file }) => file === 'pages/blog.json')?.parsed.data as
    | { categories?: ({ name?: string } | null)[] }
    | undefined;
  if (!Array.isArray(blog?.categories)) return [];
  const names = blog.categories.flatMap((category) => category?.name ?? []);
  return documents.flatMap(({ file, type, parsed }): FileProblem[] => {
    const { category } = parsed.data as { category?: unknown };
    if (type.format !== 'markdown' || typeof category !== 'string' || names.includes(category)) return [];
    return [
      {
        file,
        line: parsed.lineOf(['category']),
        field: 'category',
        message: `"${category}" is not one of the categories of content/pages/blog.json`,
        remedy: `did you mean "${nearest(category, names)}"?`,
      },
    ];
  });
}
