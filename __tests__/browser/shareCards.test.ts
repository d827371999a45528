/** What stands for a page where it is shared, bookmarked or put on a home screen. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { BRAND_ICONS } from '../../src/generatedFiles';
import { canonicalPath } from '../../src/routes';
import { builtPages, canonicalPaths, publicDir, requireBuild } from '../support/builtSite';
import { all } from '../support/html';

requireBuild();
const pages = builtPages();
const { siteUrl } = JSON.parse(readFileSync('content/site.json', 'utf8'));

const metaOf = (html: string, property: string): string[] =>
  [...html.matchAll(/<meta[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`property="${property}"`))
    .map((tag) => tag.match(/ content="([^"]*)"/)?.[1] ?? '');
const cardOf = (html: string): string => metaOf(html, 'og:image')[0] ?? '';

test.each(pages)('%s has one card of its own, 1200 x 630, light enough for messengers', async (_, html) => {
  const cards = metaOf(html, 'og:image');
  expect(cards).toHaveLength(1);
  expect(cards[0]).toMatch(new RegExp(`^${siteUrl}/share/[a-z0-9-]+\\.jpg$`));
  const file = readFileSync(path.join(publicDir, cardOf(html).slice(siteUrl.length)));
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // WhatsApp shows no picture above 300 KB.
  expect(file.length).toBeLessThan(300 * 1024);
});

test('no two pages share a card, but an alias has that of its canonical page', () => {
  const cards = new Map(pages.map(([route, html]) => [route, cardOf(html)]));
  const own = canonicalPaths.map((route) => cards.get(route));
  expect(new Set(own).size).toBe(canonicalPaths.length);
  for (const [route, card] of cards) expect(card).toBe(cards.get(canonicalPath(route)) ?? card);
});

test.each(pages)('%s colors the frame of the browser as the manifest does', (_, html) => {
  const manifest = JSON.parse(readFileSync(path.join(publicDir, BRAND_ICONS.manifest), 'utf8'));
  expect(all(html, /<meta name="theme-color" content="([^"]*)"/g)).toEqual([manifest.theme_color]);
});

const linked = (html: string, rel: string): string[] =>
  [...html.matchAll(/<link[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`rel="${rel}"`))
    .map((tag) => tag.match(/ href="([^"]*)"/)?.[1] ?? '');

test.each(pages)('%s links to the icons and the manifest, which exist', (_, html) => {
  const files = [...linked(html, 'icon'), ...linked(html, 'apple-touch-icon'), ...linked(html, 'manifest')];
  expect(files).toEqual([
    '/favicon-48x48.png',
    '/icon.svg',
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
  ]);
  for (const file of files) expect(readFileSync(path.join(publicDir, file)).length).toBeGreaterThan(100);
});
