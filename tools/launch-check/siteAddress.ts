import type { FileProblem } from '../../src/content-model/check/problem';
import { type LaunchContext, settingsProblem } from './context';
import { isReservedAddress } from './reserved';

/** Reports a `siteUrl` that is only an example. The content check validates its format. */
export function siteAddress(context: LaunchContext): FileProblem[] {
  const { settings } = context;
  if (!settings || !isReservedAddress(settings.siteUrl)) return [];
  return [
    settingsProblem(
      context,
      ['siteUrl'],
      `${settings.siteUrl} is an example, which search engines and shared links would use`,
      'write the URL of the published site',
    ),
  ];
}
