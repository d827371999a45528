import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROBOTS, SITEMAP } from '../generatedFiles';
import { pageUrl } from '../routes';

/** Keeps no robot out, since a page that must not be read could not say `noindex` either; names the sitemap. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${pageUrl(siteUrl, SITEMAP)}\n`;

/** Writes `robots.txt`. `publicDir` is the folder that is served. */
export const writeRobots = (publicDir: string, siteUrl: string): void =>
  writeFileSync(path.join(publicDir, ROBOTS), robots(siteUrl));
