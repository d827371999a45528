/**
 * `npm run launch:check`: the content check, and content that is valid but must not be published, which only the owner
 * can correct. Warnings are recommendations.
 */
import path from 'node:path';
import { checkContent, ofEachDocument } from '../src/content/check/checkContent';
import { printProblems } from '../src/content/check/reportContent';
import { SITE_FILE } from '../src/content/collections';
import { site } from '../src/content/documents/site';
import { type FieldPath, valueAt } from '../src/content/model/schema';
import { type Content, type Document, documentAt, problemAt } from '../src/content/read/document';
import type { Problem } from '../src/content/read/problem';
import { type Pictures, readPictures } from '../src/content/read/readPicture';

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

function checkSample(document: Document): Problem[] {
  if (valueAt(document.parsed.data, ['sample']) !== true) return [];
  const message = 'the facts of this file are invented';
  return [problemAt(document, ['sample'], message, 'replace them with your own, then remove this line')];
}

/** Checks `content/site.json`, unless the content check reports it as invalid. */
function checkSettings({ documents }: Content): Problem[] {
  const document = documentAt(documents, SITE_FILE);
  const { data } = site.safeParse(document?.parsed.data);
  if (!document || !data) return [];
  const { siteUrl, email, phones, messaging, socialLinks, map, registrations = [], formService } = data;
  const { serviceName, activatedFor, checkAnswer } = formService;
  const found: Problem[] = [];
  const report = (isWrong: boolean, field: FieldPath, message: string, remedy: string) => {
    if (isWrong) found.push(problemAt(document, field, message, remedy));
  };
  const reportExample = (isWrong: boolean, field: FieldPath, value: string, remedy: string) =>
    report(isWrong, field, `${value} is an example`, remedy);
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
  if (!checkAnswer) {
    const message = `is false, so visitors are thanked even if ${serviceName} refuses their message`;
    const remedy = 'write true: visitors then see an error message with e-mail and phone';
    found.push(problemAt(document, ['formService', 'checkAnswer'], message, remedy, 'warning'));
  }
  return found;
}

export const launchCheck = (contentDir: string, pictures: Pictures): Problem[] =>
  checkContent(contentDir, pictures, [ofEachDocument(checkSample), checkSettings]);

async function main(): Promise<void> {
  const contentDir = path.resolve('content');
  const problems = launchCheck(contentDir, await readPictures(contentDir));
  const left = printProblems(problems, 'Recommended').length;
  if (left > 0) process.exitCode = 1;
  console.log(
    left === 0
      ? '\nNothing is left to settle: the site is ready for the launch.'
      : `\n${left} ${left === 1 ? 'thing is' : 'things are'} left to settle before the launch.`,
  );
}

if (require.main === module) void main();
