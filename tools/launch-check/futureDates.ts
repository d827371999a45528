import type { Document } from '../../src/content-model/check/document';
import type { FileProblem } from '../../src/content-model/check/problem';
import { eachFieldKind, valueAt } from '../../src/content-model/schema';
import { about, aboutSettings, type LaunchContext } from './context';

const AHEAD = 'lies in the future';

const datesAhead = (document: Document, today: string): FileProblem[] => {
  const found: FileProblem[] = [];
  eachFieldKind(document.type.document, document.parsed.data, ({ kind }, value, path) => {
    if (kind === 'date' && typeof value === 'string' && value > today)
      found.push(about(document, path, `${value} ${AHEAD}`, 'write a day that has come'));
  });
  return found;
};

/** An event of the history names its year in its title. */
const yearAhead = (document: Document, thisYear: number): FileProblem[] => {
  const title = valueAt(document.parsed.data, ['title']);
  if (typeof title !== 'string') return [];
  const year = Number(title.match(/\b\d{4}\b/)?.[0]);
  return document.type.type === 'TimelineEntry' && year > thisYear
    ? [about(document, ['title'], `${year} ${AHEAD}`, 'tell what has happened, or wait for it')]
    : [];
};

/** Articles, events and a copyright that are dated after today. */
export function futureDates(context: LaunchContext): FileProblem[] {
  const { documents, settings, today } = context;
  const thisYear = Number(today.slice(0, 4));
  const dated = documents.flatMap((document) => [
    ...datesAhead(document, today),
    ...yearAhead(document, thisYear),
  ]);
  return settings && settings.copyrightYear > thisYear
    ? [
        ...dated,
        aboutSettings(
          context,
          ['copyrightYear'],
          `${settings.copyrightYear} ${AHEAD}`,
          'write a year that has come',
        ),
      ]
    : dated;
}
