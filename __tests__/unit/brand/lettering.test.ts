import { createElement as h } from 'react';
import { layOut } from '../../../src/brand/lettering';

test('text is converted to paths, including letters with accents', async () => {
  const written = (word: string) => layOut(h('div', {}, word), { width: 400, height: 100 });
  const svg = await written('Kraków');
  expect(svg).toMatch(/^<svg width="400" height="100"/);
  expect(svg).toContain('<path');
  expect(svg).not.toContain('<text');
  expect(svg).not.toBe(await written('Krakow'));
});
