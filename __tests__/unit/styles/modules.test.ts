/** CSS modules and the markup that uses them agree: no class is missing, and none is left over. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FILTER_PENDING_ATTRIBUTE } from '../../../src/features/search/hideUntilFiltered';
import { DESKTOP } from '../../../src/hooks/useMediaQuery';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => path.join('src', file));
const modules = files.filter((file) => file.endsWith('.module.scss'));
const components = files.filter((file) => file.endsWith('.tsx'));
const found = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

test.each(modules)('%s', (file) => {
  const users = components.filter((component) => {
    const imported = /from '([^']+\.module\.scss)'/.exec(readFileSync(component, 'utf8'))?.[1];
    return imported && path.join(path.dirname(component), imported) === file;
  });
  const used = users.map((component) => readFileSync(component, 'utf8')).join('\n');
  const declared = readFileSync(file, 'utf8')
    .replace(/\/\/.*$/gm, '')
    .replace(/:global\([^)]*\)|@(use|include)[^;{]*/g, '');
  expect(found(used, /\bstyles\.(\w+)/g)).toEqual(found(declared, /\.([a-z]\w*)(?=[^;]*\{|,)/gi));
});

test('the styles and the behaviours agree on what a large screen is', () => {
  const [, pixels] = /\$desktop: (\d+)px/.exec(readFileSync('src/styles/_tokens.scss', 'utf8')) ?? [];
  expect(DESKTOP).toBe(`(min-width: ${Number(pixels) / 16}em)`);
});

test('the styles hide what waits for the filter by the attribute that the script sets', () => {
  expect(readFileSync('src/sections/ServiceSearch/ServiceSearch.module.scss', 'utf8')).toContain(
    `:global([${FILTER_PENDING_ATTRIBUTE}])`,
  );
});
