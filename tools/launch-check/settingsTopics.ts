/** The topics of the launch check that concern `content/site.json`. */
import type * as z from 'zod';
import type { ProblemTexts } from '../../src/content/check/problem';
import type { site } from '../../src/content/documents/site';
import type { FieldPath } from '../../src/content/schema';
import { isReservedHost, isReservedUrl, isSampleNumber } from './reserved';

type Settings = z.infer<typeof site>;

export type FieldFlaw = [path: FieldPath, flaw: ProblemTexts];

const flawAt = (path: FieldPath, ...flaw: ProblemTexts): FieldFlaw => [path, flaw];

const hasSampleNumber = (url: string): boolean => (url.match(/\d{7,}/g) ?? []).some(isSampleNumber);

/** Reports a mailbox, phone numbers, a chat and social profiles that are only examples. */
export function sampleContacts({ email, phones, messaging, socialLinks }: Settings): FieldFlaw[] {
  const found: FieldFlaw[] = [];
  const report = (...flaw: Parameters<typeof flawAt>) => found.push(flawAt(...flaw));
  if (isReservedHost(email.split('@').at(-1) ?? ''))
    report(
      ['email'],
      `${email} is an example, which receives no enquiries`,
      'write the mailbox of the company',
    );
  for (const [index, { number }] of phones.entries())
    if (isSampleNumber(number.replace(/\D/g, '')))
      report(
        ['phones', index, 'number'],
        `${number} is an example, which reaches no one`,
        'write the number of the office',
      );
  if (isReservedUrl(messaging.url) || hasSampleNumber(messaging.url))
    report(
      ['messaging', 'url'],
      `${messaging.url} is an example, which reaches no one`,
      'write the URL that opens a chat with the company',
    );
  for (const [index, { name, url }] of socialLinks.entries())
    if (/example/i.test(url) || isReservedUrl(url))
      report(
        ['socialLinks', index, 'url'],
        `${url} is an example`,
        `write the URL of the company on ${name}, or remove the entry`,
      );
  return found;
}

/** Reports registrations without a number. The site does not show them. */
export const registrations = ({ registrations: all = [] }: Settings): FieldFlaw[] =>
  all.flatMap(({ name, number }, index): FieldFlaw[] => {
    if (number) return [];
    const message = `${name} has no number, which buyers need to look the company up`;
    return [
      flawAt(['registrations', index, 'name'], message, 'write the number, or remove the registration'),
    ];
  });

/** Reports a `siteUrl` that is only an example. The content check validates its format. */
export function siteUrl({ siteUrl: url }: Settings): FieldFlaw[] {
  if (!isReservedUrl(url)) return [];
  const message = `${url} is an example, which search engines and shared links would use`;
  return [flawAt(['siteUrl'], message, 'write the URL of the published site')];
}

/** Instructions for finding the two URLs of the map. */
const MAP_REMEDIES = {
  url: 'find the office on openstreetmap.org, choose Share, "Include marker" and HTML, and copy the URL after src=, with & in place of each &amp;',
  page: 'find the office on openstreetmap.org, choose Share, "Include marker" and Link, and copy the URL',
} as const;

/** Matches coordinates with at most three decimals, which are accurate only to about 100 metres. */
const COARSE = /^-?\d+(\.\d{1,3})?,-?\d+(\.\d{1,3})?$/;

/** Returns the problem of a map URL, or undefined. The marker can be checked only in OpenStreetMap URLs. */
function mapFlawOf(url: string): string | undefined {
  if (isReservedUrl(url)) return `${url} is an example and shows no map`;
  const { hostname, searchParams } = new URL(url);
  if (!/(^|\.)openstreetmap\.org$/.test(hostname)) return undefined;
  // Embedded maps have the parameter `marker`, pages have `mlat` and `mlon`.
  const [latitude, longitude] = [searchParams.get('mlat'), searchParams.get('mlon')];
  const marker = searchParams.get('marker') ?? (latitude && longitude && `${latitude},${longitude}`);
  if (!marker) return 'the map has no marker';
  return COARSE.test(marker)
    ? `the map marks ${marker}, which is precise only to about 100 metres`
    : undefined;
}

/** Reports a map that does not show the exact position of the office. */
export const officeMap = (settings: Settings): FieldFlaw[] =>
  (['url', 'page'] as const).flatMap((field): FieldFlaw[] => {
    const message = mapFlawOf(settings.map[field]);
    return message ? [flawAt(['map', field], message, MAP_REMEDIES[field])] : [];
  });

/**
 * Reports a mailbox without a recorded activation. The form service delivers nothing until the mailbox is activated.
 */
export function activation({ email, formService }: Settings): FieldFlaw[] {
  const { activatedFor, serviceName } = formService;
  if (activatedFor?.toLowerCase() === email.toLowerCase()) return [];
  const message = activatedFor
    ? `enquiries go to ${email}, but the activated mailbox is ${activatedFor}`
    : `${serviceName} delivers nothing to ${email} before its activation, which is not recorded`;
  const remedy = `send a message with the form of the published site, confirm the e-mail from ${serviceName}, and write the mailbox into formService.activatedFor`;
  return [flawAt(['formService', 'activatedFor'], message, remedy)];
}

/**
 * Recommends `checkAnswer`. Without it, the site treats any answer of the form service as a success.
 */
export function unreadAnswers({ formService: { checkAnswer, serviceName } }: Settings): FieldFlaw[] {
  if (checkAnswer) return [];
  const message = `is false, so visitors are thanked even if ${serviceName} refuses their message (429, 403, a captcha page), and only their browser keeps it, for a day`;
  const remedy = 'write true: visitors then see an error message with e-mail and phone';
  return [flawAt(['formService', 'checkAnswer'], message, remedy, 'warning')];
}

export const futureCopyright = ({ copyrightYear }: Settings, today: string): FieldFlaw[] =>
  copyrightYear > Number(today.slice(0, 4))
    ? [flawAt(['copyrightYear'], `${copyrightYear} is in the future`, 'write this year or an earlier one')]
    : [];
