/** Checks that imports and GraphQL fragments come from lower layers (README.md, "The map"). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Layers from top to bottom. Folders in the same line must not depend on each other. */
const LAYERS = [
  ['gatsby'],
  ['pages', 'build'],
  ['templates'],
  ['layout'],
  ['blog', 'business', 'catalogue', 'company', 'enquiry', 'home', 'search'],
  ['ui'],
  ['brand'],
  ['content'],
  ['files of src itself'],
  ['lib', 'styles'],
];

const IMPORT = /(?:\bfrom|^import|\bimport\()\s*'(\.[^']+)'/gm;
const GRAPHQL_DEFINITION = /^\s*(fragment|query) (\w+)/gm;

/** A dependency of `file` on `target`, with the imported path or the name of the fragment or query. */
interface Dependency {
  file: string;
  target: string;
  by: string;
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('src', file))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('gatsby-types.d.ts'));
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

const imports = [...sources].flatMap(([file, source]) =>
  [...source.matchAll(IMPORT)].map(([, by = '']): Dependency => {
    const target = path.join(path.dirname(file), by);
    const found = ['', '.ts', '.tsx', '.js'].map((ending) => target + ending).find((one) => existsSync(one));
    if (!found) throw new Error(`${file} imports ${by}, which does not exist`);
    return { file, target: found, by };
  }),
);

/** The uses of fragments, and of the generated types of fragments and queries. */
const fragments = [...sources].flatMap(([target, source]) =>
  [...source.matchAll(GRAPHQL_DEFINITION)].flatMap(([, kind, by = '']) => {
    const type = `Queries\\.${by}${kind === 'query' ? 'Query' : 'Fragment'}`;
    const use = new RegExp(`(\\.{3}${by}|\\b${type})\\b`);
    const users = files.filter((file) => use.test(sources.get(file) ?? ''));
    return users.map((file): Dependency => ({ file, target, by }));
  }),
);

const dependencies = [...imports, ...fragments];

/** Returns the folder of `src` that contains a file. */
const folderOf = (file: string): string => /^src\/([^/]+)\//.exec(file)?.[1] ?? 'files of src itself';
const layerOf = (folder: string): number => LAYERS.findIndex((names) => names.includes(folder));
const listed = (found: readonly Dependency[]) =>
  found.map(({ file, target, by }) => `${file} uses ${by} of ${target}`);

test('every folder of src has a layer', () => {
  expect(files.filter((file) => layerOf(folderOf(file)) < 0)).toEqual([]);
});

test('no import or fragment comes from a higher layer, or from another folder in the same layer', () => {
  const wrong = dependencies.filter(({ file, target }) => {
    const [from, to] = [folderOf(file), folderOf(target)];
    return target.startsWith('src/') && from !== to && layerOf(to) <= layerOf(from);
  });
  expect(listed(wrong)).toEqual([]);
});

test('src imports no files outside of src', () => {
  expect(listed(imports.filter(({ target }) => !target.startsWith('src/')))).toEqual([]);
});
