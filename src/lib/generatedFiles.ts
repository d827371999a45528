/** URL paths of the files that the build writes in addition to the pages, and what their writers and readers share. */

/** The SVG sprite of the icons that the content and the components use (`src/gatsby/node/output.ts`). */
export const ICON_SPRITE = '/icons.svg';

/** Two of the icons (`gatsby-config.ts`). Some devices request that for home screens without a link to it. */
export const BRAND_ICONS = { vector: '/favicon.svg', touch: '/apple-touch-icon.png' } as const;

/** The size in pixels of the `og:image` files (`src/gatsby/node/fieldResolvers.ts`). */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

export const PICTURE_FOLDER = '/static';

/**
 * The quality of encoded pictures. That of WebP is also the default of gatsby-plugin-sharp. Share cards are JPEG files:
 * WhatsApp does not show cards of more than 300 KB.
 */
export const QUALITY = { avif: 50, webp: 50, jpg: 75 } as const;
/** That of AVIF pictures for windows wider than those of phones. */
export const LARGE_QUALITY = 65;

/** Returns the path of a picture that `src/gatsby/node/pictures.ts` encodes. `digest` is that of the original file. */
export const encodedPicture = (
  digest: string,
  { width, height }: { width: number; height: number },
  format: keyof typeof QUALITY,
  quality: number = QUALITY[format],
): string => `${PICTURE_FOLDER}/${digest}/${width}x${height}q${quality}.${format}`;

/** The sides of the square pictures of entries in pixels. Browsers without AVIF get one WebP file. */
export const THUMBNAIL = { avif: [80, 192, 480], webp: 192 } as const;
/** On the page of an entry, where the picture is 480 px wide. */
export const LARGE_THUMBNAIL = { avif: [480, 720, 960], webp: 480 } as const;

/** The editor screen and its configuration (`src/build/editor-screen`). */
export const EDITOR_SCREEN = '/admin';
export const EDITOR_CONFIGURATION = `${EDITOR_SCREEN}/config.json`;

/** Attribute of the root element of the editor screen if only a local folder can be edited, not a repository. */
export const LOCAL_ONLY_ATTRIBUTE = 'data-local-only';

/** The tables of `/specifications` as a spreadsheet (`src/build/writeSpecifications.ts`). */
export const SPECIFICATIONS_FILE = '/specifications.xlsx';

/** Files for search engines and feed readers (`src/gatsby/node/output.ts`). */
export const SITEMAP = '/sitemap.xml';
export const ROBOTS = '/robots.txt';
export const FEED = '/rss.xml';
