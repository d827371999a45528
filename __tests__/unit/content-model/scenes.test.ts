import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { realContent } from '../../support/contentCopy';

const scenes = path.join(realContent, 'images', 'scenes');
const recipes = readFileSync(path.join(scenes, 'recipes.txt'), 'utf8')
  .split('\n')
  .filter((line) => /^[a-z]/.test(line))
  .map((line) => line.trim().split(/\s+/));

test('there is one recipe for each rendered picture', () => {
  const names = recipes.map(([name]) => name);
  expect(names.length).toBeGreaterThan(35);
  expect(new Set(names).size).toBe(names.length);
});

test.each(recipes)('%s is rendered by %s, which is there', (_, program = '', ...parameters) => {
  expect(existsSync(path.join(scenes, program))).toBe(true);
  for (const parameter of parameters) expect(parameter).toMatch(/^[a-z]+=[^=]+$/);
});
