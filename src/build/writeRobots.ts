import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROBOTS, SITEMAP } from '../generatedFiles';
import { pageUrl } from '../routes';

/**
 * Returns the text of `robots.txt`. It allows all pages, because crawlers can see the `noindex` of a page only if they
 * may read the page.
 */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${pageUrl(siteUrl, SITEMAP)}\n`;

/** Writes `robots.txt` into the output folder. */
export const writeRobots = (publicDir: string, siteUrl: string): void =>
  writeFileSync(path.join(publicDir, ROBOTS), robots(siteUrl));
