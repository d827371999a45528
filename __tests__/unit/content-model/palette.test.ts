import { contrast, type Palette, palette } from '../../../src/content-model/palette';

const white = '#ffffff';
const yellow = { text: '#1d2b22', background: white, surface: white, primary: '#000000', accent: '#ffd400' };
/** They define only the required colours. */
const brands = {
  'black and yellow': yellow,
  'light blue': { ...yellow, background: '#f4faff', primary: '#1f6fa8', accent: '#9fd8f5' },
  // Text is hardly readable on the background, and the background on the primary colour.
  'pale brown': { ...yellow, text: '#5c5c4a', background: '#e8e0d0', primary: '#7a6a50', accent: '#000000' },
};

test.each(Object.entries(brands))('the palette of %s is readable', (_, colors) => {
  const all: Palette = palette(colors);
  for (const ground of [all.background, all.surface, all.band])
    for (const role of ['text', 'link', 'textMuted', 'accentStrong', 'danger'] as const)
      expect([role, ground, contrast(all[role], ground) >= 4.5]).toEqual([role, ground, true]);
  for (const ground of [all.primary, all.primaryLight])
    expect(contrast(all.onPrimary, ground)).toBeGreaterThanOrEqual(4.5);
});

test('colours that a brand defines are not changed', () => {
  const colors = { ...yellow, link: '#0000ee', border: '#cccccc' };
  expect(palette(colors)).toMatchObject(colors);
});
