/** The launch check: finds content that is valid but must not be published, such as sample facts. */
import { checkContent, listContent, type Problem } from '../../src/content-model/check/checkContent';
import { type FileProblem, sortProblems } from '../../src/content-model/check/problem';
import { readDocuments } from '../../src/content-model/check/read';
import { activation } from './activation';
import { type LaunchContext, settingsOf } from './context';
import { futureDates } from './futureDates';
import { map } from './map';
import { oldArticles } from './oldArticles';
import { registrations } from './registrations';
import { repeatedDescriptions } from './repeatedDescriptions';
import { sampleContacts } from './sampleContacts';
import { sampleFacts } from './sampleFacts';
import { siteAddress } from './siteAddress';
import { smallPictures } from './smallPictures';
import { unreadAnswers } from './unreadAnswers';

interface Topic {
  title: string;
  find: (context: LaunchContext) => FileProblem[];
  /** A field whose problems from the content check also belong to the topic. */
  checkedField?: string;
}

const topics: Topic[] = [
  { title: 'Sample facts', find: sampleFacts },
  { title: 'Contacts that reach no one', find: sampleContacts },
  { title: 'Registrations', find: registrations },
  { title: 'The URL of the site', find: siteAddress, checkedField: 'siteUrl' },
  { title: 'The map', find: map },
  { title: 'The delivery of enquiries', find: activation },
  { title: 'The answers to enquiries', find: unreadAnswers },
  { title: 'Descriptions for search engines', find: repeatedDescriptions, checkedField: 'seo.description' },
  { title: 'Dates', find: futureDates },
  { title: 'Articles to review', find: oldArticles },
  { title: 'Small pictures', find: smallPictures },
];

/** A topic with its open problems. Warnings are recommendations. */
export interface OpenTopic {
  title: string;
  problems: Problem[];
}

/**
 * Finds problems that only the owner of the site can resolve.
 * @param contentDir absolute path of the content folder
 * @param today `YYYY-MM-DD`
 * @returns the topics with problems, sorted by file and line. The first topic contains the errors of the content check
 *   that belong to no other topic.
 */
export function launchCheck(contentDir: string, today: string): OpenTopic[] {
  const { documents } = readDocuments(contentDir, listContent(contentDir));
  const context = { contentDir, documents, settings: settingsOf(documents), today };
  const checked = checkContent(contentDir);
  const isOfTopic = (problem: Problem) => topics.some((topic) => topic.checkedField === problem.field);
  const others = checked.filter((problem) => problem.severity === 'error' && !isOfTopic(problem));
  return [
    { title: 'Errors from npm run content:check', problems: others },
    ...topics.map(({ title, find, checkedField }) => ({
      title,
      problems: sortProblems([
        ...checked.filter((problem) => problem.field === checkedField),
        ...find(context).map(
          (problem): Problem => ({ severity: 'error', ...problem, file: `content/${problem.file}` }),
        ),
      ]),
    })),
  ].filter(({ problems }) => problems.length > 0);
}
