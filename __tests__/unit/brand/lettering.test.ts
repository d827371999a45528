import { createElement as h } from 'react';
import satori from 'satori';
import { fonts, layOut } from '../../../src/brand/lettering';
import { NOT_ON_CARDS } from '../../../src/content/cardCharacters';

test('text is converted to paths, including letters with accents', async () => {
  const written = (word: string) => layOut(h('div', {}, word), { width: 400, height: 100 });
  const svg = await written('Kraków');
  expect(svg).toMatch(/^<svg width="400" height="100"/);
  expect(svg).toContain('<path');
  expect(svg).not.toContain('<text');
  expect(svg).not.toBe(await written('Krakow'));
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
