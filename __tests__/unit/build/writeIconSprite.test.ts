import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { iconSprite } from '../../../src/build/writeIconSprite';
import { iconNames } from '../../../src/content-model/icons';

/** Returns the original shapes of an icon without its invisible frame. */
const shapesOf = (name: string): string[] =>
  readFileSync(`node_modules/@tabler/icons/icons/outline/${name}.svg`, 'utf8')
    .split('>')
    .slice(1)
    .filter((shape) => shape.includes('<') && !shape.includes('</svg') && !shape.includes('M0 0h24v24H0z'));

test('contains each icon once, as a symbol', () => {
  const ids = [...iconSprite().matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">/g)];
  expect(ids.map(([, id]) => id)).toEqual([...iconNames]);
});

test.each(iconNames)('contains all lines of %s', (name) => {
  const [, drawing = ''] = iconSprite().match(`id="${name}" viewBox="0 0 24 24"><path d="([^"]+)"/>`) ?? [];
  const shapes = shapesOf(name);
  expect(shapes).not.toEqual([]);
  // At the start of a path, the relative command `m` is equivalent to `M`.
  const lines = shapes.map((shape) => /^\s*<path d="([^"]+)" \/$/.exec(shape)?.[1]?.replace(/^m/, 'M'));
  expect(drawing).toBe(lines.join(''));
});

test('contains every icon that a component uses', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(path.join('src', file), 'utf8'))
    .join('\n');
  const named = [...sources.matchAll(/(?:<Icon name|icon)="([a-z0-9-]+)"/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(3);
  for (const name of named) expect(iconNames).toContain(name);
});
