/**
 * `npm run launch:check`: lists content that is valid but must not be published, which only the owner can correct, and
 * recommendations. Exits with 1 if anything but recommendations is left.
 */
import path from 'node:path';
import type * as z from 'zod';
import { checkContent } from '../src/content/check/checkContent';
import { site } from '../src/content/documents/site';
import { listContent } from '../src/content/read/contentFiles';
import { problemAt } from '../src/content/read/document';
import {
  formatProblem,
  inContent,
  type Problem,
  type ProblemTexts,
  sortProblems,
} from '../src/content/read/problem';
import { readDocuments } from '../src/content/read/readDocuments';
import { type Pictures, readPictures } from '../src/content/read/readPicture';
import { type FieldPath, valueAt } from '../src/content/schema';
import { languageOf } from '../src/content/translation/languageFolders';

const SAMPLE: ProblemTexts = [
  'the facts of this file are invented',
  'replace them with your own, then remove this line',
];

/** Domains that cannot be registered (RFC 2606, RFC 6761). */
const RESERVED = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i;

/** Whether a host cannot be public: a host on a reserved domain, a name without a dot, or an IP address. */
const isReservedHost = (host: string): boolean =>
  RESERVED.test(host) || !host.includes('.') || /^[\d.]+$/.test(host);

const isReservedUrl = (url: string): boolean => isReservedHost(new URL(url).hostname);

/**
 * Whether a text has a fictional phone number. North America reserves 555-01xx for fiction. The sample numbers of this
 * site, 5550 01xx, have one more zero.
 */
const hasSampleNumber = (text: string): boolean => /5550?01\d\d(?!\d)/.test(text.replaceAll(' ', ''));

/** Returns the flaws of `content/site.json`, each with its field. */
function settingsProblems(settings: z.infer<typeof site>): [path: FieldPath, flaw: ProblemTexts][] {
  const { siteUrl, email, phones, messaging, socialLinks, map, registrations = [], formService } = settings;
  const { serviceName, activatedFor, checkAnswer } = formService;
  const found: [FieldPath, ProblemTexts][] = [];
  const report = (isWrong: boolean, field: FieldPath, ...flaw: ProblemTexts) => {
    if (isWrong) found.push([field, flaw]);
  };
  const reportExample = (isExample: boolean, field: FieldPath, value: string, remedy: string) =>
    report(isExample, field, `${value} is an example`, remedy);
  const isReservedMailbox = isReservedHost(email.split('@').at(-1) ?? '');
  reportExample(isReservedUrl(siteUrl), ['siteUrl'], siteUrl, 'write the URL of the published site');
  reportExample(isReservedMailbox, ['email'], email, 'write the mailbox of the company');
  for (const [index, { number }] of phones.entries()) {
    const field = ['phones', index, 'number'];
    reportExample(hasSampleNumber(number), field, number, 'write the number of the office');
  }
  const isExample = isReservedUrl(messaging.url) || hasSampleNumber(messaging.url);
  const chat = 'write the URL that opens a chat with the company';
  reportExample(isExample, ['messaging', 'url'], messaging.url, chat);
  for (const [index, { name, url }] of socialLinks.entries()) {
    const remedy = `write the URL of the company on ${name}, or remove the entry`;
    reportExample(/example/i.test(url) || isReservedUrl(url), ['socialLinks', index, 'url'], url, remedy);
  }
  for (const field of ['url', 'page'] as const) {
    const remedy = 'find the office on openstreetmap.org, as content/README.md explains';
    reportExample(isReservedUrl(map[field]), ['map', field], map[field], remedy);
  }
  for (const [index, { name, number }] of registrations.entries()) {
    const message = `${name} has no number, which buyers need to look the company up`;
    const remedy = 'write the number, or remove the registration';
    report(!number, ['registrations', index, 'name'], message, remedy);
  }
  report(
    activatedFor?.toLowerCase() !== email.toLowerCase(),
    ['formService', 'activatedFor'],
    `${serviceName} delivers nothing to ${email} before its activation, which is not recorded`,
    `send a message with the form of the published site, confirm the e-mail from ${serviceName}, and write the mailbox here`,
  );
  report(
    !checkAnswer,
    ['formService', 'checkAnswer'],
    `is false, so visitors are thanked even if ${serviceName} refuses their message`,
    'write true: visitors then see an error message with e-mail and phone',
    'warning',
  );
  return found;
}

/** Returns the problems of the launch, the errors of the content check, and its warnings about translations. */
export function launchCheck(contentDir: string, pictures: Pictures): Problem[] {
  const { documents } = readDocuments(contentDir, listContent(contentDir));
  const found = documents.flatMap((document) => {
    const { file, parsed } = document;
    const { data } = file === 'site.json' ? site.safeParse(parsed.data) : {};
    const problems = data ? settingsProblems(data) : [];
    if (valueAt(parsed.data, ['sample']) === true) problems.push([['sample'], SAMPLE]);
    return problems.map(([at, texts]) => problemAt(document, at, ...texts));
  });
  const checked = checkContent(contentDir, pictures).filter(
    ({ severity, file }) => severity === 'error' || languageOf(path.posix.relative('content', file)),
  );
  return sortProblems([...checked, ...found.map(inContent)]);
}

async function main(): Promise<void> {
  const contentDir = path.resolve('content');
  const problems = launchCheck(contentDir, await readPictures(contentDir));
  for (const problem of problems)
    console.log(`${problem.severity === 'warning' ? 'Recommended: ' : ''}${formatProblem(problem)}`);
  const left = problems.filter(({ severity }) => severity === 'error').length;
  console.log(
    left === 0
      ? '\nNothing is left to settle: the site is ready for the launch.'
      : `\n${left} ${left === 1 ? 'thing is' : 'things are'} left to settle before the launch.`,
  );
  process.exitCode = left === 0 ? 0 : 1;
}

if (require.main === module) void main();
