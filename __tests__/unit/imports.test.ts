/** Checks that imports and GraphQL fragments come from lower layers (README.md, "The map"). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Layers from top to bottom. Folders in the same line must not depend on each other. */
const LAYERS = [
  ['gatsby'],
  ['pages', 'build'],
  ['templates'],
  ['layout'],
  ['blog', 'business', 'catalogue', 'company', 'enquiry', 'search'],
  ['ui'],
  ['content-model'],
  ['files of src itself'],
  ['lib', 'styles'],
];

const IMPORT = /(?:\bfrom|^import|\bimport\()\s*'(\.[^']+)'/gm;
const GRAPHQL_DEFINITION = /^\s*(fragment|query) (\w+)/gm;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('src', file))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('gatsby-types.d.ts'));
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

const imports = [...sources].flatMap(([file, source]) =>
  [...source.matchAll(IMPORT)].map(([, by = '']) => ({ file, target: path.join(file, '..', by), by })),
);

/** The uses of fragments, and of the generated types of fragments and queries. */
const fragments = [...sources].flatMap(([target, source]) =>
  [...source.matchAll(GRAPHQL_DEFINITION)].flatMap(([, kind, by = '']) => {
    const use = new RegExp(`(\\.{3}${by}|\\bQueries\\.${by}${kind === 'query' ? 'Query' : 'Fragment'})\\b`);
    const users = files.filter((file) => use.test(sources.get(file) ?? ''));
    return users.map((file) => ({ file, target, by }));
  }),
);

/** Returns the folder of `src` that contains a file. */
const folderOf = (file: string): string => /^src\/([^/]+)\//.exec(file)?.[1] ?? 'files of src itself';
const layerOf = (folder: string): number => LAYERS.findIndex((names) => names.includes(folder));

test('no import or fragment comes from a higher layer, or from another folder in the same layer', () => {
  const wrong = [...imports, ...fragments].filter(({ file, target }) => {
    const [from, to] = [folderOf(file), folderOf(target)];
    return target.startsWith('src/') && from !== to && layerOf(to) <= layerOf(from);
  });
  expect(wrong.map(({ file, target, by }) => `${file} uses ${by} of ${target}`)).toEqual([]);
});
