import type { FileProblem } from '../../src/content-model/check/problem';
import { type LaunchContext, settingsProblem } from './context';
import { isReservedAddress } from './reserved';

/** Reports a `siteUrl` that is an example. The content check looks at its form. */
export function siteAddress(context: LaunchContext): FileProblem[] {
  const { settings } = context;
  if (!settings || !isReservedAddress(settings.siteUrl)) return [];
  return [
    settingsProblem(
      context,
      ['siteUrl'],
      `${settings.siteUrl} is an example, to which search engines and shared links would lead`,
      'write the address at which the site is going to be published',
    ),
  ];
}
