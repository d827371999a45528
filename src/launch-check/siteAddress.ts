import type { FileProblem } from '../content-model/check/problem';
import { aboutSettings, type Material } from './material';
import { isReservedAddress } from './reserved';

/** An address at which the site cannot be published. Its form is what the content check looks at. */
export function siteAddress(material: Material): FileProblem[] {
  const { settings } = material;
  if (!settings || !isReservedAddress(settings.siteUrl)) return [];
  return [
    aboutSettings(
      material,
      ['siteUrl'],
      `${settings.siteUrl} is an example, to which search engines and shared links would lead`,
      'write the address at which the site is going to be published',
    ),
  ];
}
