/** Creates the icons for browser tabs, bookmarks and home screens, and the web manifest that lists them. */
import favicons, { type FaviconResponse } from 'favicons';
import sharp from 'sharp';
import { BRAND_ICONS } from '../lib/generatedFiles';
import { brandPalette } from './colors';
import { draw, homeIcon, tabIcon } from './logo';

/** Width and height of the largest icon in pixels. */
const SIZE = 512;

/** Diameter of the circle that is always visible, as a share of the width (W3C Web App Manifest, "Safe zone"). */
const SAFE_ZONE = 0.8;

/** Draws the home screen icon on a square background, as PNG. Systems may cut off the corners of the square. */
async function squareIcon(): Promise<Buffer> {
  const { svg, ground } = homeIcon();
  const { width = 1, height = 1 } = await sharp(svg).metadata();
  // The corners of the SVG are on the circle of the safe zone.
  const scale = (SIZE * SAFE_ZONE) / Math.hypot(width, height);
  const { png } = await draw(svg, { width: Math.round(width * scale), height: Math.round(height * scale) });
  return sharp({ create: { width: SIZE, height: SIZE, channels: 3, background: ground } })
    .composite([{ input: png }])
    .png()
    .toBuffer();
}

const fileName = (url: string): string => url.slice(1);

/**
 * Draws all icons from the logo.
 * @returns the contents of the files, including the web manifest, by file name
 */
export async function brandIcons({ productName, tagline }: { productName: string; tagline: string }) {
  const { background, primary } = brandPalette();
  const settings = {
    path: '/',
    appName: productName,
    appShortName: productName,
    appDescription: tagline,
    lang: 'en',
    start_url: '/',
    display: 'browser' as const,
    background,
    theme_color: primary,
  };
  const icons = {
    android: false,
    appleIcon: false,
    appleStartup: false,
    favicons: false,
    windows: false,
    yandex: false,
  };

  const responses: FaviconResponse[] = await Promise.all([
    favicons(tabIcon(), {
      ...settings,
      // Older clients request /favicon.ico although no page links to it.
      icons: { ...icons, favicons: ['favicon.ico', fileName(BRAND_ICONS.pixels)] },
    }),
    favicons(await squareIcon(), {
      ...settings,
      manifestMaskable: true,
      icons: {
        ...icons,
        android: ['android-chrome-192x192.png', 'android-chrome-512x512.png'],
        appleIcon: [fileName(BRAND_ICONS.touch)],
      },
    }),
  ]);
  return Object.fromEntries<string | Buffer>([
    [fileName(BRAND_ICONS.vector), tabIcon()],
    ...responses.flatMap(({ images, files }) =>
      [...images, ...files].map((file): [string, string | Buffer] => [file.name, file.contents]),
    ),
  ]);
}
