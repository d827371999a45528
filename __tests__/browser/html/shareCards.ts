/** The share cards: the pictures that other sites show with a link to a page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { SHARE_CARD } from '../../../src/lib/generatedFiles';
import { canonicalPaths, publicDir } from '../../support/builtPages';
import { documentAt } from '../../support/content';
import { attributes, documents } from '../../support/documents';

const { siteUrl } = documentAt('site.json');
const cards = new Map(
  documents().map(([route, document]) => [
    route,
    attributes(document, 'meta[property="og:image"]', 'content'),
  ]),
);

test('each page has one card with the size and weight that messengers require', async () => {
  for (const [route, [card = '', ...others]] of cards) {
    expect([route, card, ...others]).toEqual([
      route,
      expect.stringContaining(`${siteUrl}${SHARE_CARD.folder}/`),
    ]);
    const file = readFileSync(path.join(publicDir, card.slice(siteUrl.length)));
    const { width, height } = SHARE_CARD;
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width, height });
    // WhatsApp does not show pictures larger than 300 KB.
    expect([route, file.length < 300 * 1024]).toEqual([route, true]);
  }
});

test('each canonical page has its own card', () => {
  const own = canonicalPaths.map((route) => cards.get(route)?.[0]);
  expect(new Set(own).size).toBe(canonicalPaths.length);
});
