/**
 * `npm run launch:check`: the content check, and valid content that only the owner can correct before it is published.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import { countUntranslated } from '../src/content-model/check/checkTranslations';
import { compareTranslations } from '../src/content-model/check/compareTranslations';
import { printProblems } from '../src/content-model/check/reportContent';
import { folderOf, SITE_FILE } from '../src/content-model/collections';
import { site } from '../src/content-model/documents/site';
import { finishContent } from '../src/content-model/finishContent';
import type { FieldPath } from '../src/content-model/model/schema';
import { documentAt, problemAt, type Source } from '../src/content-model/read/document';
import { fileProblem, inContent, type Problem, type ProblemTexts } from '../src/content-model/read/problem';
import { type Pictures, readPictures } from '../src/content-model/read/readPicture';
import { checkSample } from './sample';

/** Domains that cannot be registered (RFC 2606, RFC 6761). */
const RESERVED = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i;

/** Hosts on a reserved domain, names without a dot and IP addresses cannot be public. */
const isPublic = (host: string): boolean =>
  !RESERVED.test(host) && host.includes('.') && !/^[\d.]+$/.test(host);

/** Reports a build that is missing, or older than a content file or the folder of one that was deleted. */
function checkBuild({ dir, files }: Source): Problem[] {
  const timeOf = (file: string) => statSync(path.join(dir, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const built = timeOf('../public/404.html');
  const changed = [...files].flatMap((file) => [file, folderOf(file) || file]);
  const newer = changed.find((file) => timeOf(file) > built);
  if (newer === undefined) return [];
  const message = built ? `is older than content/${newer}` : 'is missing, so no page is checked';
  return [fileProblem('public', 'folder', message, 'run npm run build, then this command again')];
}

/** Checks `content/site.json`, unless the content check reports it as invalid. */
function checkSettings({ documents }: Source): Record<string, Problem[]> {
  const document = documentAt(documents, SITE_FILE);
  const { data } = site.safeParse(document?.parsed.data);
  if (!document || !data) return {};
  const { productName, parentCompany = '', siteUrl, email, registrations = [], formService } = data;
  const { serviceName, activatedFor, checkAnswer } = formService;
  const check = (isRight: unknown, field: FieldPath, ...texts: ProblemTexts): Problem[] =>
    isRight ? [] : [inContent(problemAt(document, field, ...texts))];
  const isActivated = activatedFor?.toLowerCase() === email.toLowerCase();
  const notActivated = `${serviceName} delivers nothing to ${email} before its activation, which is not recorded`;
  const activate = `send a message with the form of the published site, confirm the e-mail from ${serviceName}, and write the mailbox here`;
  const unchecked = `is false, so visitors are thanked even if ${serviceName} refuses their message`;
  const turnOn = 'write true: visitors then see an error message with e-mail and phone';
  const lookUp = 'has no number, which buyers need to look the company up';
  const remove = 'write the number, or remove the registration';
  const isLocal = 'is missing, so the editor screen works on this computer only';
  const connect = 'add the repository and its branch, unless you want to edit the files';
  const isOf = (ending: RegExp) => ending.test(productName) || ending.test(parentCompany);
  const isLlp = isOf(/\b(llp|limited liability partnership)$/i);
  const severity = isLlp || isOf(/\b(limited|ltd\.?)$/i) ? 'error' : 'warning';
  const id = isLlp ? 'LLPIN' : 'CIN';
  const lacking = 'is missing, which a company or LLP must show on its website in India';
  const add = 'add it, unless the firm is a proprietorship or partnership, to which this rule does not apply';
  // Rule 26 of the Companies (Incorporation) Rules, 2014 (India): the home page of a company shows its name, the address
  // of its registered office, CIN, phone, fax if any, e-mail, and whom to contact with queries or grievances. Section 21
  // of the Limited Liability Partnership Act, 2008: publications of an LLP show name, registered office and LLPIN.
  const required = [
    [id, registrations.some(({ name }) => name === id), 'registrations'],
    ['street of the head office', data.offices[0]?.street, 'offices'],
    ['contact person', isLlp || data.contactPerson, 'contactPerson'],
  ] as const;
  return {
    Form: [
      ...check(isActivated, ['formService', 'activatedFor'], notActivated, activate),
      ...check(checkAnswer, ['formService', 'checkAnswer'], unchecked, turnOn, 'warning'),
    ],
    Address: [
      ...check(isPublic(new URL(siteUrl).hostname), ['siteUrl'], 'is an example', 'write your URL'),
      ...check(isPublic(email.replace(/.*@/, '')), ['email'], 'is an example', 'write your mailbox'),
      ...registrations.flatMap(({ name, number }, index) =>
        check(number, ['registrations', index, 'name'], `${name} ${lookUp}`, remove),
      ),
      ...required.flatMap(([fact, isThere, field]) =>
        check(isThere, [field], `the ${fact} ${lacking}`, add, severity),
      ),
    ],
    Editing: check(data.editing, ['editing'], isLocal, connect, 'warning'),
  };
}

/** Returns what is left before the launch, by subject. */
export function launchCheck(contentDir: string, pictures: Pictures): Record<string, Problem[]> {
  const { source, problems } = finishContent(contentDir, { pictures });
  const sample = checkSample(source);
  const outdated = source.languages
    .flatMap(({ code }) => compareTranslations(source, code))
    .filter(({ kind }) => kind === 'outdated')
    .map((each) => inContent({ ...each, severity: 'error' }));
  return {
    Build: checkBuild(source),
    'Content check': problems.map((each) => (each.isBeforeLaunch ? { ...each, severity: 'error' } : each)),
    ...sample,
    Texts: [...sample.Texts, ...outdated],
    Languages: countUntranslated(source).map(inContent),
    ...checkSettings(source),
  };
}

async function main(): Promise<void> {
  const contentDir = path.resolve('content');
  let left = 0;
  for (const [subject, problems] of Object.entries(launchCheck(contentDir, await readPictures(contentDir)))) {
    if (problems.length > 0) console.log(`\n${subject} (${problems.length})`);
    left += printProblems(problems, 'Recommended').length;
  }
  if (left > 0) process.exitCode = 1;
  console.log(`\n${left || 'Nothing is'} left to settle before the launch.`);
}

if (require.main === module) void main();
