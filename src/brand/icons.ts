/** The icons of browser tabs, bookmarks and home screens, and the manifest that names them. */
import favicons, { type FaviconResponse } from 'favicons';
import { BRAND_ICONS } from '../generatedFiles';
import { pathPrefix } from '../routes';
import { brandPalette } from './colors';
import { roundMark, squareMark } from './drawing';

const fileName = (url: string): string => url.slice(1);

/**
 * Draws all icons from the brand mark.
 * @returns the contents of the files, including the web manifest, by file name
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
    background: brandPalette.background,
    theme_color: brandPalette.primary,
  };
  const noOthers = { android: false, appleStartup: false, windows: false, yandex: false };
  const responses: FaviconResponse[] = await Promise.all([
    favicons(Buffer.from(roundMark()), {
      ...settings,
      // Older clients request /favicon.ico even though no page links to it.
      icons: { ...noOthers, favicons: ['favicon.ico', fileName(BRAND_ICONS.pixels)], appleIcon: false },
    }),
    favicons(Buffer.from(squareMark()), {
      ...settings,
      manifestMaskable: true,
      icons: {
        ...noOthers,
        favicons: false,
        android: ['android-chrome-192x192.png', 'android-chrome-512x512.png'],
        appleIcon: [fileName(BRAND_ICONS.touch)],
      },
    }),
  ]);
  return Object.fromEntries<string | Buffer>([
    [fileName(BRAND_ICONS.vector), roundMark()],
    ...responses.flatMap(({ images, files }) =>
      [...images, ...files].map((file): [string, string | Buffer] => [file.name, file.contents]),
    ),
  ]);
}
