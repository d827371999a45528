import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { iconNames } from '../../src/content-model/icons';
import { iconSprite } from '../../src/gatsby/writeIconSprite';

test('holds each icon once, as a symbol of drawn shapes', () => {
  const sprite = iconSprite();
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">(.+?)<\/symbol>/g)];
  expect(ids.map(([, id]) => id)).toEqual([...iconNames]);
  for (const [, , shapes] of ids) {
    expect(shapes).toMatch(/^<(path|circle|rect|line|polyline)/);
    expect(shapes).not.toContain('M0 0h24v24H0z');
  }
});

test('holds every icon that a component names', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(path.join('src', file), 'utf8'))
    .join('\n');
  const named = [...sources.matchAll(/(?:<Icon name|icon)="([a-z0-9-]+)"/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(3);
  for (const name of named) expect(iconNames).toContain(name);
});
