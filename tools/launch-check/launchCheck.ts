/** The check before the launch: what is well-formed, and still cannot go online. */
import { checkContent, listContent, type Problem } from '../../src/content-model/check/checkContent';
import { type FileProblem, sortProblems } from '../../src/content-model/check/problem';
import { readDocuments } from '../../src/content-model/check/read';
import { activation } from './activation';
import { type LaunchContext, settingsOf } from './context';
import { futureDates } from './futureDates';
import { map } from './map';
import { repeatedDescriptions } from './repeatedDescriptions';
import { sampleContacts } from './sampleContacts';
import { sampleFacts } from './sampleFacts';
import { siteAddress } from './siteAddress';
import { smallPictures } from './smallPictures';

interface Topic {
  title: string;
  find: (context: LaunchContext) => FileProblem[];
  /** A field of which the content check says something that belongs here. */
  checked?: string;
}

const topics: Topic[] = [
  { title: 'Sample facts', find: sampleFacts },
  { title: 'Contacts that reach nobody', find: sampleContacts },
  { title: 'The address of the site', find: siteAddress, checked: 'siteUrl' },
  { title: 'The map', find: map },
  { title: 'The delivery of enquiries', find: activation },
  { title: 'Descriptions for search engines', find: repeatedDescriptions, checked: 'seo.description' },
  { title: 'Dates', find: futureDates },
  { title: 'Small pictures', find: smallPictures },
];

/** A topic with what is left to settle. */
export interface Left {
  title: string;
  problems: Problem[];
}

/**
 * What only the owner can settle.
 * @param contentDir the content folder, absolute
 * @param today year-month-day
 * @returns the topics that are not settled, each with its problems in the order of the files; empty if all are
 */
export function launchCheck(contentDir: string, today: string): Left[] {
  const { documents } = readDocuments(contentDir, listContent(contentDir));
  const context = { contentDir, documents, settings: settingsOf(documents), today };
  const checked = checkContent(contentDir);
  const isOfTopic = (problem: Problem) => topics.some((topic) => topic.checked === problem.field);
  const others = checked.filter((problem) => problem.severity === 'error' && !isOfTopic(problem));
  return [
    { title: 'What npm run content:check refuses', problems: others },
    ...topics.map(({ title, find, checked: field }) => ({
      title,
      problems: sortProblems([
        ...checked.filter((problem) => problem.field === field),
        ...find(context).map(
          (problem): Problem => ({ severity: 'error', ...problem, file: `content/${problem.file}` }),
        ),
      ]),
    })),
  ].filter(({ problems }) => problems.length > 0);
}
