import type { FileProblem } from '../../src/content-model/check/problem';
import { aboutSettings, type LaunchContext } from './context';
import { isReservedAddress } from './reserved';

/** An address at which the site cannot be published. Its form is what the content check looks at. */
export function siteAddress(context: LaunchContext): FileProblem[] {
  const { settings } = context;
  if (!settings || !isReservedAddress(settings.siteUrl)) return [];
  return [
    aboutSettings(
      context,
      ['siteUrl'],
      `${settings.siteUrl} is an example, to which search engines and shared links would lead`,
      'write the address at which the site is going to be published',
    ),
  ];
}
