import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { brandPalette } from '../../../src/brand/colors';
import { fonts, shareCard } from '../../../src/brand/shareCard';
import { NOT_ON_CARDS } from '../../../src/content/cardCharacters';
import { temporaryFolder } from '../../support/folder';

const { at } = temporaryFolder();
const picture = at('white.png');
beforeAll(() =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff' } })
    .png()
    .toFile(picture),
);

const card = (title: string, digest = 'one', facts: string[] = [], file = picture) =>
  shareCard({ title, facts, productName: 'Our House', picture: file, direction: 'ltr' }, digest);

/** Returns the mean brightness of an area of a picture, from 0 to 255. */
const brightness = async (file: string, left: number, top: number, width: number, height: number) => {
  const { channels } = await sharp(
    await sharp(file).extract({ left, top, width, height }).toBuffer(),
  ).stats();
  return channels.reduce((sum, { mean }) => sum + mean / channels.length, 0);
};

const brightnessOf = (color: string): number =>
  Buffer.from(color.slice(1), 'hex').reduce((sum, value) => sum + value / 3, 0);

test('a card has 1200 x 630 pixels, with the title on dark ground and a bright picture on the right', async () => {
  const file = at('card.jpg');
  await (await card('Services')).write(file);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(await brightness(file, 1150, 300, 50, 50)).toBeGreaterThan(230);
  expect(await brightness(file, 0, 0, 40, 630)).toBeLessThan(45);
});

test('a photograph of a phone is upright, and the colour "surface" is behind a transparent picture', async () => {
  const [phone, clear, file] = [at('phone.jpg'), at('clear.webp'), at('picture.jpg')];
  const size = { width: 900, height: 600 };
  // Orientation 6 turns the left side to the top.
  await sharp({ create: { ...size, channels: 3, background: '#000' } })
    .composite([
      { input: { create: { width: 450, height: 600, channels: 3, background: '#fff' } }, left: 0, top: 0 },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(phone);
  await sharp({ create: { ...size, channels: 4, background: '#0000' } })
    .webp()
    .toFile(clear);
  await (await card('Phone', 'phone', [], phone)).write(file);
  expect(await brightness(file, 1150, 0, 50, 250)).toBeGreaterThan(230);
  expect(await brightness(file, 1150, 380, 50, 250)).toBeLessThan(25);
  await (await card('Clear', 'clear', [], clear)).write(file);
  expect(await brightness(file, 1150, 300, 50, 50)).toBeCloseTo(brightnessOf(brandPalette().surface), -1);
});

test.each([
  'What moves Indian pulses and soybean trade in 2025',
  'Textilveredelungsmaschinenersatzteilbeschaffung',
  'A headline that an editor has written much too long, so long that no one would read it to its end, and then on',
])('the title "%s" fits the card', async (title) => {
  const file = at('long.jpg');
  const empty = at('empty.jpg');
  await (await card(title)).write(file);
  await (await card(' ')).write(empty);
  const difference = async (...area: [left: number, top: number, width: number, height: number]) =>
    Math.abs((await brightness(file, ...area)) - (await brightness(empty, ...area)));
  expect(await difference(0, 600, 1200, 30)).toBeLessThan(1);
  expect(await difference(1140, 0, 60, 630)).toBeLessThan(1);
});

test('the digest of a card changes only with its title, facts and picture', async () => {
  const [first, again, ...others] = await Promise.all([
    card('A'),
    card('A'),
    card('B'),
    card('A', 'two'),
    card('A', 'one', ['Moisture: Max 12%']),
  ]);
  expect(again?.digest).toBe(first?.digest);
  expect(new Set([first, ...others].map((each) => each?.digest)).size).toBe(4);
});

test('the fonts have each character that the content check accepts on share cards', async () => {
  const accepted = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter(
    (character) => !/\p{C}|\s/u.test(character) && character.replaceAll(NOT_ON_CARDS, ''),
  );
  expect(accepted.length).toBeGreaterThan(3000);
  const missing: string[] = [];
  await satori(createElement('div', {}, accepted.join(' ')), {
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
