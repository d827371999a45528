/** The picture of a page where a link to it is shared. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { SHARE_CARD } from '../../../src/generatedFiles';
import { canonicalPath } from '../../../src/routes';
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

test('each page has one card, of the size that messengers ask for, and light enough for them', async () => {
  for (const [route, [card = '', ...others]] of cards) {
    expect([route, card, ...others]).toEqual([
      route,
      expect.stringContaining(`${siteUrl}${SHARE_CARD.folder}/`),
    ]);
    const file = readFileSync(path.join(publicDir, card.slice(siteUrl.length)));
    const { width, height } = SHARE_CARD;
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width, height });
    // WhatsApp shows no picture above 300 KB.
    expect([route, file.length < 300 * 1024]).toEqual([route, true]);
  }
});

test('no two pages share a card, but an alias has that of its canonical page', () => {
  const own = canonicalPaths.map((route) => cards.get(route)?.[0]);
  expect(new Set(own).size).toBe(canonicalPaths.length);
  for (const [route, card] of cards) expect([route, card]).toEqual([route, cards.get(canonicalPath(route))]);
});
