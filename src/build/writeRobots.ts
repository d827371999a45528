import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROBOTS, SITEMAP } from '../generatedFiles';
import { pageUrl } from '../routes';

/** Disallows nothing: crawlers see the `noindex` of a page only if they may read it. Names the sitemap. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${pageUrl(siteUrl, SITEMAP)}\n`;

/** Writes `robots.txt` into the output folder. */
export const writeRobots = (publicDir: string, siteUrl: string): void =>
  writeFileSync(path.join(publicDir, ROBOTS), robots(siteUrl));
