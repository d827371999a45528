import { weave } from '../../../src/company/weave';
import { palette } from '../../../src/content/palette';
import { documentAt, documentsIn } from '../../support/content';

const names = ['leaders', 'team', 'testimonials'].flatMap((folder) =>
  documentsIn<{ name: string }>(folder).map(({ name }) => name),
);

test('each person has a weave of their own, which is always the same', () => {
  const weaves = names.map((name) => JSON.stringify(weave(name)));
  expect(new Set(weaves).size).toBe(names.length);
  expect(names.map((name) => JSON.stringify(weave(name)))).toEqual(weaves);
});

test.each(['', 'Anjali Deshmukh', '\u0905\u0902\u091c\u0932\u0940'])(
  'the weave of %j has stripes in colours of the brand',
  (name) => {
    const roles = Object.keys(
      palette(documentAt<{ colors: Parameters<typeof palette>[0] }>('brand.json').colors),
    );
    for (const gradient of Object.values(weave(name))) {
      const colors = [...String(gradient).matchAll(/var\(--color-([a-z-]+)\) (\d+)% (\d+)%/g)];
      expect(colors.length).toBeGreaterThanOrEqual(3);
      for (const [, role = '', start, end] of colors) {
        expect(roles).toContain(role.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
        expect(Number(end)).toBeGreaterThan(Number(start));
      }
    }
  },
);
