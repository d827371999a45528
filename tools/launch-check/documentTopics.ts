/** The topics of the launch check that concern all documents. */
import { type Document, problemAt } from '../../src/content/check/document';
import { shownPictures } from '../../src/content/check/pictures';
import { type Problem, type ProblemTexts, problem } from '../../src/content/check/problem';
import type { Pictures } from '../../src/content/readPicture';
import { valueAt, valuesWithKind } from '../../src/content/schema';

export interface LaunchContext {
  pictures: Pictures;
  documents: readonly Document[];
  /** `YYYY-MM-DD`. */
  today: string;
}

const SAMPLE: ProblemTexts = [
  'the facts of this file are invented',
  'replace them with your own, then remove this line',
];

/** Reports documents marked with `sample: true`, whose facts are invented. */
export const sampleFacts = ({ documents }: LaunchContext): Problem[] =>
  documents
    .filter(({ parsed }) => valueAt(parsed.data, ['sample']) === true)
    .map((document) => problemAt(document, ['sample'], ...SAMPLE));

const DESCRIPTION = ['seo', 'description'];

/** Reports descriptions that two pages share. The content check validates their length. */
export function repeatedDescriptions({ documents }: LaunchContext): Problem[] {
  const first = new Map<string, string>();
  return documents.flatMap((document) => {
    const description = valueAt(document.parsed.data, DESCRIPTION);
    if (typeof description !== 'string') return [];
    const key = description.trim().toLowerCase();
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, document.file);
      return [];
    }
    const message = `is the same as in content/${earlier}`;
    return [problemAt(document, DESCRIPTION, message, 'describe what only this page offers')];
  });
}

export const futureDates = ({ documents, today }: LaunchContext): Problem[] =>
  documents.flatMap((document) => {
    const { type, parsed } = document;
    const inFields = valuesWithKind(type.schema, parsed.data)
      .filter(
        ({ fieldKind: { kind }, value }) => kind === 'date' && typeof value === 'string' && value > today,
      )
      .map(({ value, path }) =>
        problemAt(document, path, `${value} is in the future`, 'write a date that is not in the future'),
      );
    // Timeline events have no date field, only a year.
    const [year = ''] = String(valueAt(parsed.data, ['when'])).match(/\b\d{4}\b/) ?? [];
    if (type.graphqlType !== 'TimelineEntry' || year <= today.slice(0, 4)) return inFields;
    const flaw: ProblemTexts = [`${year} is in the future`, 'write about what has happened, or wait'];
    return [...inFields, problemAt(document, ['when'], ...flaw)];
  });

/** Recommends reviewing articles whose `asOf` date is more than a year ago. */
export function oldArticles({ documents, today }: LaunchContext): Problem[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return documents.flatMap((document) => {
    const asOf = valueAt(document.parsed.data, ['asOf']);
    if (document.type.graphqlType !== 'Article' || typeof asOf !== 'string' || asOf >= yearAgo) return [];
    const message = `${asOf} is more than a year ago`;
    const remedy = 'review the article, correct what has changed, and write the date of the review';
    return [problemAt(document, ['asOf'], message, remedy, 'warning')];
  });
}

/** Recommended width of pictures, as a percentage of their minimum width. */
const COMFORTABLE_PERCENT = 110;

/** Reports each picture that is barely wide enough, once. The content check reports narrower pictures. */
export function smallPictures({ pictures, documents }: LaunchContext): Problem[] {
  const reported = new Set<string>();
  const files = new Set(pictures.keys());
  const shown = documents.flatMap((document) =>
    shownPictures(document, files).map((each) => ({ ...each, file: document.file })),
  );
  return shown.flatMap(({ file, picture, minWidth, field, line }) => {
    const width = pictures.get(picture)?.size?.width;
    const comfortable = Math.ceil((minWidth * COMFORTABLE_PERCENT) / 100);
    if (reported.has(picture) || !width || width < minWidth || width >= comfortable) return [];
    reported.add(picture);
    const message = `the picture ${picture} is ${width} pixels wide, hardly more than the minimum of ${minWidth}`;
    return [problem({ file, line, field }, message, `use one with at least ${comfortable} pixels`)];
  });
}
