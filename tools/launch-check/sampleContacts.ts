import type { FileProblem } from '../../src/content-model/check/problem';
import { type LaunchContext, settingsProblem } from './context';
import { isReservedAddress, isReservedHost, isSampleNumber } from './reserved';

const hasSampleNumber = (url: string): boolean => (url.match(/\d{7,}/g) ?? []).some(isSampleNumber);

/** Reports a mailbox, phone numbers, a chat and social profiles that are only examples. */
export function sampleContacts(context: LaunchContext): FileProblem[] {
  if (!context.settings) return [];
  const { email, phones, messaging, socialLinks } = context.settings;
  const found: FileProblem[] = [];
  if (isReservedHost(email.split('@').at(-1) ?? ''))
    found.push(
      settingsProblem(
        context,
        ['email'],
        `${email} is an example, which receives no enquiries`,
        'write the mailbox of the company',
      ),
    );
  for (const [index, { number }] of phones.entries())
    if (isSampleNumber(number.replace(/\D/g, '')))
      found.push(
        settingsProblem(
          context,
          ['phones', index, 'number'],
          `${number} is an example, which reaches no one`,
          'write the number of the office',
        ),
      );
  if (isReservedAddress(messaging.url) || hasSampleNumber(messaging.url))
    found.push(
      settingsProblem(
        context,
        ['messaging', 'url'],
        `${messaging.url} is an example, which reaches no one`,
        'write the URL that opens a chat with the company',
      ),
    );
  for (const [index, { name, url }] of socialLinks.entries())
    if (/example/i.test(url) || isReservedAddress(url))
      found.push(
        settingsProblem(
          context,
          ['socialLinks', index, 'url'],
          `${url} is an example`,
          `write the URL of the company on ${name}, or remove the entry`,
        ),
      );
  return found;
}
