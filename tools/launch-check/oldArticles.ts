import type { FileProblem } from '../../src/content-model/check/problem';
import { valueAt } from '../../src/content-model/schema';
import { type LaunchContext, problemAt } from './context';

const PATH = ['asOf'];

/** Recommends to read articles again that nobody has compared with the rules of the day for more than a year. */
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
          'read the article again, mend what is no longer so, and write the day on which you did',
        ),
        severity: 'warning',
      },
    ];
  });
}
