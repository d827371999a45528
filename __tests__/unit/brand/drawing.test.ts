import { createElement as h } from 'react';
import sharp from 'sharp';
import { layOut, roundMark, squareMark } from '../../../src/brand/drawing';

test('the round mark leaves its corners free, the square one fills them', async () => {
  const corner = async (svg: string) => {
    const { data } = await sharp(Buffer.from(svg))
      .resize(64)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray(0, 4)];
  };
  expect((await corner(roundMark()))[3]).toBe(0);
  expect((await corner(squareMark()))[3]).toBe(255);
});

test('letters become paths, those with accents too', async () => {
  const written = (word: string) => layOut(h('div', {}, word), { width: 400, height: 100 });
  const svg = await written('Kraków');
  expect(svg).toMatch(/^<svg width="400" height="100"/);
  expect(svg).toContain('<path');
  expect(svg).not.toContain('<text');
  expect(svg).not.toBe(await written('Krakow'));
});
