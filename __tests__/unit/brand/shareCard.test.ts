import sharp from 'sharp';
import { shareCard } from '../../../src/brand/shareCard';
import { temporaryFolder } from '../../support/folder';

const { at } = temporaryFolder();
const picture = at('white.png');
beforeAll(() =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff' } })
    .png()
    .toFile(picture),
);

const card = (title: string, digest = 'one', facts: string[] = []) =>
  shareCard({ title, facts, productName: 'Our House', picture }, digest);

/** Returns the mean brightness of an area of a picture, from 0 to 255. */
const brightness = async (file: string, left: number, top: number, width: number, height: number) => {
  const { channels } = await sharp(
    await sharp(file).extract({ left, top, width, height }).toBuffer(),
  ).stats();
  return channels.reduce((sum, { mean }) => sum + mean / channels.length, 0);
};

test('a card has 1200 x 630 pixels, with the title on dark ground and a bright picture on the right', async () => {
  const file = at('card.jpg');
  await (await card('Services')).write(file);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(await brightness(file, 1150, 300, 50, 50)).toBeGreaterThan(230);
  expect(await brightness(file, 0, 0, 40, 630)).toBeLessThan(45);
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
