import { valueAt } from '../schema';
import type { Document } from './document';
import { type FileProblem, nearest } from './problem';

/** Reports articles whose category is not listed in `content/pages/blog.json`. */
export function checkCategories(documents: readonly Document[]): FileProblem[] {
  const blog = documents.find(({ file }) => file === 'pages/blog.json');
  const categories = valueAt(blog?.parsed.data, ['categories']);
  if (!Array.isArray(categories)) return [];
  const names = categories
    .map((category: unknown) => valueAt(category, ['name']))
    .filter((name) => typeof name === 'string');
  return documents.flatMap(({ file, type, parsed }): FileProblem[] => {
    const category = valueAt(parsed.data, ['category']);
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
