import { createElement as h } from 'react';
import sharp from 'sharp';
import { color, layOut, roundMark, squareMark } from '../../../src/brand/drawing';

test('a colour is told by its role, and one that there is not by its name', () => {
  expect(color('primary')).toMatch(/^#[0-9a-f]{6}$/i);
  expect(() => color('mauve')).toThrow('no colour named "mauve"');
});

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
