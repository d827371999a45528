/** CSS modules and the markup that uses them must match: no class may be missing, unused or in two modules. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => path.join('src', file));
const modules = files.filter((file) => file.endsWith('.module.scss'));
const components = files.filter((file) => file.endsWith('.tsx'));
const found = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

/** Returns the classes that a module declares, and the classes that components use from it. */
function classesOf(module: string) {
  const used = components.flatMap((component) => {
    const text = readFileSync(component, 'utf8');
    const imports = [...text.matchAll(/import \* as (\w+) from '([^']+\.module\.scss)'/g)];
    const own = imports.filter(([, , imported = '']) => path.join(component, '..', imported) === module);
    return own.flatMap(([, name]) => found(text, new RegExp(`\\b${name}\\.(\\w+)`, 'g')));
  });
  const source = readFileSync(module, 'utf8')
    .replace(/\/\/.*$/gm, '')
    .replace(/:global\([^)]*\)|@(use|include)[^;{]*|media\.\w+/g, '');
  return { declared: found(source, /\.([a-z]\w*)(?=[^;]*\{|,)/gi), used: [...new Set(used)].sort() };
}

test('each class of a CSS module is used, and each used class exists', () => {
  expect(modules.length).toBeGreaterThan(20);
  for (const module of modules) {
    const { declared, used } = classesOf(module);
    expect([module, ...used]).toEqual([module, ...declared]);
  }
});

test('the file names of CSS modules, with which class names begin, are unique', () => {
  const names = modules.map((module) => path.basename(module));
  expect(names).toEqual([...new Set(names)]);
});
