/** The launch check: finds content that is valid but must not be published, such as sample facts. */
import type * as z from 'zod';
import { checkContent, listContent, type Problem } from '../../src/content/check/checkContent';
import { problemAt } from '../../src/content/check/document';
import { inContent, sortProblems } from '../../src/content/check/problem';
import { readDocuments } from '../../src/content/check/read';
import { checkTerms } from '../../src/content/check/terms';
import { checkTranslations } from '../../src/content/check/translations';
import { site } from '../../src/content/documents/site';
import type { Pictures } from '../../src/content/readPicture';
import { languageOf } from '../../src/content/translation/languageFolders';
import * as documentTopics from './documentTopics';
import * as settingsTopics from './settingsTopics';

type LaunchContext = documentTopics.LaunchContext;

interface Topic {
  title: string;
  find: (context: LaunchContext) => Problem[];
  /** A field whose problems from the content check also belong to the topic. */
  checkedField?: string;
}

/** Checks `content/site.json`. Skips an invalid file, which the content check reports. */
const inSettings =
  (check: (settings: z.infer<typeof site>, today: string) => settingsTopics.FieldFlaw[]) =>
  ({ documents, today }: LaunchContext): Problem[] => {
    const document = documents.find(({ file }) => file === 'site.json');
    const { data } = site.safeParse(document?.parsed.data);
    return document && data
      ? check(data, today).map(([path, flaw]) => problemAt(document, path, ...flaw))
      : [];
  };

const futureDates = (context: LaunchContext): Problem[] => [
  ...documentTopics.futureDates(context),
  ...inSettings(settingsTopics.futureCopyright)(context),
];

/** Translations whose English text has changed, or that no one has compared with it. */
function outdatedTranslations({ documents }: LaunchContext): Problem[] {
  const translated = documents.filter(({ file }) => languageOf(file));
  const english = documents.filter(({ file }) => !languageOf(file));
  return [
    ...checkTranslations({ translations: translated, documents: english }),
    ...checkTerms({
      translations: translated,
      documents: english,
      files: new Set(documents.map(({ file }) => file)),
    }),
  ].filter(({ severity }) => severity === 'warning');
}

const topics: Topic[] = [
  { title: 'Sample facts', find: documentTopics.sampleFacts },
  { title: 'Contacts that reach no one', find: inSettings(settingsTopics.sampleContacts) },
  { title: 'Registrations', find: inSettings(settingsTopics.registrations) },
  { title: 'The URL of the site', find: inSettings(settingsTopics.siteUrl), checkedField: 'siteUrl' },
  { title: 'The map', find: inSettings(settingsTopics.officeMap) },
  { title: 'The delivery of enquiries', find: inSettings(settingsTopics.activation) },
  { title: 'The answers of the form service', find: inSettings(settingsTopics.unreadAnswers) },
  {
    title: 'Descriptions for search engines',
    find: documentTopics.repeatedDescriptions,
    checkedField: 'seo.description',
  },
  { title: 'Dates', find: futureDates },
  { title: 'Articles to review', find: documentTopics.oldArticles },
  { title: 'Small pictures', find: documentTopics.smallPictures },
  { title: 'Translations to compare', find: outdatedTranslations },
];

export interface OpenTopic {
  title: string;
  problems: Problem[];
}

/**
 * Finds problems that only the owner of the site can resolve.
 * @param pictures the result of `readPictures` for the same folder
 * @returns the topics that have problems. Problems are sorted by file and line within a topic. Errors of the content
 *   check that belong to no other topic come first.
 */
export function launchCheck(contentDir: string, pictures: Pictures, today: string): OpenTopic[] {
  const { documents } = readDocuments(contentDir, listContent(contentDir));
  const context = { pictures, documents, today };
  const checked = checkContent(contentDir, pictures);
  const isOfTopic = (problem: Problem) => topics.some((topic) => topic.checkedField === problem.field);
  const others = checked.filter((problem) => problem.severity === 'error' && !isOfTopic(problem));
  return [
    { title: 'Errors from npm run content:check', problems: others },
    ...topics.map(({ title, find, checkedField }) => ({
      title,
      problems: sortProblems([
        ...checked.filter((problem) => problem.field === checkedField),
        ...find(context).map(inContent),
      ]),
    })),
  ].filter(({ problems }) => problems.length > 0);
}
