import { createElement as h } from 'react';
import sharp from 'sharp';
import { color, layOut, roundMark, squareMark } from '../../../src/brand/drawing';

test('colours are those of the styles', () => {
  expect(color('ink')).toBe('#0b1f3a');
  expect(() => color('mauve')).toThrow('src/styles/_root.scss has no colour named "mauve"');
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
  expect(await corner(squareMark())).toEqual([0x0b, 0x1f, 0x3a, 255]);
});

test('letters become paths, those with accents too', async () => {
  const written = (word: string) => layOut(h('div', {}, word), { width: 400, height: 100 });
  const svg = await written('Kraków');
  expect(svg).toMatch(/^<svg width="400" height="100"/);
  expect(svg).toContain('<path');
  expect(svg).not.toContain('<text');
  expect(svg).not.toBe(await written('Krakow'));
});
