/** The icons of browser tabs, bookmarks and home screens, and the manifest that names them. */
import favicons, { type FaviconResponse } from 'favicons';
import { BRAND_ICONS } from '../generatedFiles';
import { pathPrefix } from '../routes';
import { color, roundMark, squareMark } from './drawing';

const name = (address: string): string => address.slice(1);

/**
 * Draws all icons from the brand mark.
 * @returns the files by name, the web manifest among them
 */
export async function brandIcons(site: { productName: string; tagline: string }) {
  const settings = {
    path: `${pathPrefix()}/`,
    appName: site.productName,
    appShortName: site.productName,
    appDescription: site.tagline,
    lang: 'en',
    start_url: `${pathPrefix()}/`,
    display: 'browser' as const,
    background: color('background'),
    theme_color: color('primary'),
  };
  const none = { android: false, appleStartup: false, windows: false, yandex: false };
  const made: FaviconResponse[] = await Promise.all([
    favicons(Buffer.from(roundMark()), {
      ...settings,
      // Old programs ask for favicon.ico unbidden.
      icons: { ...none, favicons: ['favicon.ico', name(BRAND_ICONS.pixels)], appleIcon: false },
    }),
    favicons(Buffer.from(squareMark()), {
      ...settings,
      manifestMaskable: true,
      icons: {
        ...none,
        favicons: false,
        android: ['android-chrome-192x192.png', 'android-chrome-512x512.png'],
        appleIcon: [name(BRAND_ICONS.touch)],
      },
    }),
  ]);
  return Object.fromEntries<string | Buffer>([
    [name(BRAND_ICONS.vector), roundMark()],
    ...made.flatMap(({ images, files }) =>
      [...images, ...files].map((file): [string, string | Buffer] => [file.name, file.contents]),
    ),
  ]);
}
