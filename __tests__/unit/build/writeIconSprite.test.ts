import { readFileSync } from 'node:fs';
import { iconSprite } from '../../../src/build/writeIconSprite';
import { iconNames } from '../../../src/lib/icons';

/** Returns the shapes of an original icon, without its invisible frame. */
const shapesOf = (name: string): string[] =>
  readFileSync(`node_modules/@tabler/icons/icons/outline/${name}.svg`, 'utf8')
    .split('>')
    .slice(1)
    .filter((shape) => shape.includes('<') && !shape.includes('</svg') && !shape.includes('M0 0h24v24H0z'));

test('contains each icon once, as a symbol with all of its lines', () => {
  const symbols = iconSprite().matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><path d="([^"]+)"/g);
  expect([...symbols].map(([, name, drawing]) => [name, drawing])).toEqual(
    iconNames.map((name) => {
      // At the start of a path, the relative command `m` is equivalent to `M`.
      const lines = shapesOf(name).map((shape) =>
        /^\s*<path d="([^"]+)" \/$/.exec(shape)?.[1]?.replace(/^m/, 'M'),
      );
      return [name, lines.join('')];
    }),
  );
});
