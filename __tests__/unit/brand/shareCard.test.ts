import { createElement as h } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { fonts, shareCard } from '../../../src/brand/shareCard';
import { NOT_ON_CARDS } from '../../../src/content/check/checkBrand';
import { temporaryFolder } from '../../support/folder';

const { at } = temporaryFolder();

/** Returns the mean brightness of an area of a picture, from 0 to 255. */
const brightness = async (file: Buffer, left: number, top: number, width: number, height: number) => {
  const { channels } = await sharp(
    await sharp(file).extract({ left, top, width, height }).toBuffer(),
  ).stats();
  return channels.reduce((sum, { mean }) => sum + mean / channels.length, 0);
};

test('the picture of a card is on the right, and even a long title fits next to it', async () => {
  const picture = at('white.png');
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff' } }).toFile(picture);
  const title =
    'A headline that an editor has written much too long, so that no one would read it to its end';
  const card = { title, facts: [], productName: 'Our House', picture, direction: 'ltr' } as const;
  const file = await (await shareCard(card, 'digest')).render();
  expect(await brightness(file, 1150, 300, 50, 50)).toBeGreaterThan(230);
  expect(await brightness(file, 0, 0, 40, 630)).toBeLessThan(45);
});

test('the fonts have each character that the content check accepts on share cards', async () => {
  const accepted = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter(
    (character) => !/\p{C}|\s/u.test(character) && character.replaceAll(NOT_ON_CARDS, ''),
  );
  expect(accepted.length).toBeGreaterThan(3000);
  const missing: string[] = [];
  await satori(h('div', {}, accepted.join(' ')), {
    width: 1200,
    height: 630,
    fonts,
    loadAdditionalAsset: async (_, text) => {
      missing.push(text);
      return [];
    },
  });
  expect(missing).toEqual([]);
});
