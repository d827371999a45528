/** What is in the scripts of the site, by their source maps: no library twice, and none that browsers have built in. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtPages, publicDir, requireBuild } from '../../support/builtPages';

requireBuild();

const read = (file: string): string => readFileSync(path.join(publicDir, file), 'utf8');

/** The digest in a script's name, by which pages and the loader name it. */
const digestOf = (file: string): string => file.match(/-([0-9a-f]{20})\.js$/)?.[1] ?? file;

/** The scripts of this build; those of earlier ones may lie beside them. */
function scripts(): string[] {
  const files = readdirSync(publicDir).filter((file) => file.endsWith('.js'));
  const pages = builtPages().map(([, html]) => html);
  const named = files.filter((file) => pages.some((html) => html.includes(digestOf(file))));
  const loaders = named.filter((file) => file.startsWith('webpack-runtime')).map(read);
  return files.filter(
    (file) => named.includes(file) || loaders.some((code) => code.includes(digestOf(file))),
  );
}

/** Webpack's stand-in for a stylesheet holds nothing, and has no map. */
const EMPTY = 512;

interface Module {
  script: string;
  /** The folder of the package that it belongs to, such as `node_modules/react-dom`. */
  folder: string;
  /** The name of that package. */
  name: string;
  source: string;
}

/** The last package named in a path counts: others are where it is nested. */
const PACKAGE = /^.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)/;

const current = scripts();
const mapped = current.filter((script) => existsSync(path.join(publicDir, `${script}.map`)));
const sourcesOf = (script: string): string[] => JSON.parse(read(`${script}.map`)).sources;
const modules: Module[] = mapped.flatMap((script) =>
  sourcesOf(script).flatMap((source): Module[] => {
    const [folder, name] = source.match(PACKAGE) ?? [];
    return folder && name ? [{ script, folder, name, source }] : [];
  }),
);

/** The different values of `value`, for each value of `key` that has more than one. */
function manifold(key: keyof Module, value: keyof Module): string[][] {
  const found = new Map<string, Set<string>>();
  for (const module of modules)
    found.set(module[key], (found.get(module[key]) ?? new Set()).add(module[value]));
  return [...found].filter(([, values]) => values.size > 1).map(([name, values]) => [name, ...values]);
}

test('the source maps tell of all scripts, and of the libraries that the site is made with', () => {
  const unknown = current.filter((script) => !mapped.includes(script));
  expect(unknown.filter((script) => read(script).length > EMPTY)).toEqual([]);
  expect(modules.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'scheduler']),
  );
});

test('no library is there in two versions', () => {
  expect(manifold('name', 'folder')).toEqual([]);
});

test('nothing of a library is in two scripts', () => {
  expect(manifold('source', 'script')).toEqual([]);
});

test('there are no polyfills', () => {
  const polyfill = /^(core-js|regenerator-runtime|whatwg-fetch|object-assign|.*polyfills?)(-|$)/;
  expect(modules.filter(({ name }) => polyfill.test(name))).toEqual([]);
  for (const [, html] of builtPages())
    for (const [tag] of html.matchAll(/<script\b[^>]*polyfill[^>]*>/g)) expect(tag).toMatch(/ nomodule\b/i);
});
