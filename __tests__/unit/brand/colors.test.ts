import { brandPalette, paletteStyle } from '../../../src/brand/colors';

test('the styles define each colour by its role', () => {
  const style = paletteStyle({ ...brandPalette(), primary: '#000000' });
  expect(style).toContain('--color-primary:#000000');
  expect(style).toContain('--color-accent-strong:#');
  // React would escape these characters in the text of an element.
  expect(style).not.toMatch(/[<>&"']/);
});
