/** URL paths, without path prefix, of files that the build writes in addition to the pages. */

/** The sprite with the icons that content and components use (`src/build/writeIconSprite.ts`). */
export const ICON_SPRITE = '/icons.svg';

/** The icons for browser tabs and home screens, and the manifest that lists them (`src/brand/icons.ts`). */
export const BRAND_ICONS = {
  vector: '/icon.svg',
  pixels: '/favicon-48x48.png',
  touch: '/apple-touch-icon.png',
  manifest: '/manifest.webmanifest',
} as const;

/** The `og:image` files (`src/brand/shareCard.ts`): their folder, and their size in pixels. */
export const SHARE_CARD = { folder: '/share', width: 1200, height: 630 } as const;

/** The editor screen (`src/build/editor-screen`), and its configuration. */
export const EDITOR_SCREEN = '/admin';
export const EDITOR_CONFIGURATION = `${EDITOR_SCREEN}/config.json`;

/** The search index (`src/build/writeSearchIndex.ts`); the first search fetches it. */
export const SEARCH_INDEX = '/search-index.json';

/** For search engines and feed readers (`src/gatsby/node/onPostBuild.ts`). */
export const SITEMAP = '/sitemap.xml';
export const ROBOTS = '/robots.txt';
export const FEED = '/rss.xml';

/** Exists while `public/` holds files of the development server, which do not fit those of the last build. */
export const DEVELOP_MARK = '/.develop';

/**
 * Well-known names of service workers, which an earlier site on the same domain may have registered
 * (`src/build/writeServiceWorkers.ts`): Workbox and most plugins use the first two; then come Angular, Flutter, two
 * plugins of WordPress, and PWABuilder.
 */
export const SERVICE_WORKERS = [
  '/sw.js',
  '/service-worker.js',
  '/service_worker.js',
  '/serviceworker.js',
  '/serviceWorker.js',
  '/ngsw-worker.js',
  '/flutter_service_worker.js',
  '/superpwa-sw.js',
  '/pwa-sw.js',
  '/pwabuilder-sw.js',
] as const;
