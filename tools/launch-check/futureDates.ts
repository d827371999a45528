import type { Document } from '../../src/content-model/check/document';
import type { FileProblem } from '../../src/content-model/check/problem';
import { eachFieldKind, valueAt } from '../../src/content-model/schema';
import { type LaunchContext, problemAt, settingsProblem } from './context';

const IN_THE_FUTURE = 'is in the future';

const futureDateFields = (document: Document, today: string): FileProblem[] => {
  const found: FileProblem[] = [];
  eachFieldKind(document.type.schema, document.parsed.data, ({ kind }, value, path) => {
    if (kind === 'date' && typeof value === 'string' && value > today)
      found.push(
        problemAt(document, path, `${value} ${IN_THE_FUTURE}`, 'write a date that is not in the future'),
      );
  });
  return found;
};

/** Timeline events have no date field, only a year in their title. */
const futureYearInTitle = (document: Document, thisYear: number): FileProblem[] => {
  const title = valueAt(document.parsed.data, ['title']);
  if (typeof title !== 'string') return [];
  const year = Number(title.match(/\b\d{4}\b/)?.[0]);
  return document.type.graphqlType === 'TimelineEntry' && year > thisYear
    ? [problemAt(document, ['title'], `${year} ${IN_THE_FUTURE}`, 'write about what has happened, or wait')]
    : [];
};

/** Reports articles, timeline events and a copyright year with dates in the future. */
export function futureDates(context: LaunchContext): FileProblem[] {
  const { documents, settings, today } = context;
  const thisYear = Number(today.slice(0, 4));
  const dated = documents.flatMap((document) => [
    ...futureDateFields(document, today),
    ...futureYearInTitle(document, thisYear),
  ]);
  return settings && settings.copyrightYear > thisYear
    ? [
        ...dated,
        settingsProblem(
          context,
          ['copyrightYear'],
          `${settings.copyrightYear} ${IN_THE_FUTURE}`,
          'write this year or an earlier one',
        ),
      ]
    : dated;
}
