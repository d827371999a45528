import type { FileProblem } from '../../src/content-model/check/problem';
import { valueAt } from '../../src/content-model/schema';
import { type LaunchContext, problemAt } from './context';

const PATH = ['asOf'];

/** Recommends reviewing articles whose `asOf` date is more than a year ago. */
export function oldArticles({ documents, today }: LaunchContext): FileProblem[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return documents.flatMap((document) => {
    const asOf = valueAt(document.parsed.data, PATH);
    if (document.type.graphqlType !== 'Article' || typeof asOf !== 'string' || asOf >= yearAgo) return [];
    return [
      {
        ...problemAt(
          document,
          PATH,
          `${asOf} is more than a year ago`,
          'review the article, correct what has changed, and write the date of the review',
        ),
        severity: 'warning',
      },
    ];
  });
}
