/** Imports run downwards between the folders of `src`, and in no circle (docs/decisions.md, "Folders"). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** From top to bottom; the folders of one line do not import each other. */
const LAYERS = [
  ['gatsby'],
  ['pages', 'templates', 'build'],
  ['layout'],
  ['features', 'sections'],
  ['components'],
  ['hooks', 'structured-data', 'brand'],
  ['site-data'],
  ['content-model'],
  ['styles', 'files of src itself'],
];

const IMPORT = /(?:\bfrom|^import|\bimport\()\s*'(\.[^']+)'/gm;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file));

/** The files that a file imports from the project. */
function importsOf(file: string): string[] {
  const specifiers = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, specifier = '']) => specifier);
  return specifiers.flatMap((specifier) => {
    const target = path.join(path.dirname(file), specifier);
    const found = ['', '.ts', '.tsx'].map((ending) => target + ending).find((one) => existsSync(one));
    if (!found) throw new Error(`${file} imports ${specifier}, which does not exist`);
    return [found];
  });
}

const folderOf = (file: string): string => {
  const [, folder = '', ...rest] = file.split(path.sep);
  return rest.length > 0 ? folder : 'files of src itself';
};
const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+)/.exec(file)?.[1];
const layerOf = (folder: string): number => LAYERS.findIndex((names) => names.includes(folder));

const imports = filesIn('src').flatMap((file) => importsOf(file).map((target) => ({ file, target })));
const named = ({ file, target }: (typeof imports)[number]) => `${file} imports ${target}`;

test('every folder of src has its layer', () => {
  const folders = new Set(filesIn('src').map(folderOf));
  expect([...folders].filter((folder) => layerOf(folder) < 0)).toEqual([]);
});

test('no import runs upwards, or to a folder beside', () => {
  const wrong = imports.filter(({ file, target }) => {
    const [from, to] = [folderOf(file), folderOf(target)];
    return target.startsWith('src/') && from !== to && layerOf(to) <= layerOf(from);
  });
  expect(wrong.map(named)).toEqual([]);
});

test('no feature imports another one: a page hands it over as a slot', () => {
  const wrong = imports.filter(
    ({ file, target }) => featureOf(file) && featureOf(target) && featureOf(file) !== featureOf(target),
  );
  expect(wrong.map(named)).toEqual([]);
});

test('the site imports neither tools nor tests', () => {
  expect(imports.filter(({ target }) => /^(tools|__tests__)\//.test(target)).map(named)).toEqual([]);
});

test('no import runs in a circle', () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' > '));
    if (way.includes(file) || done.has(file)) return;
    for (const { target } of imports.filter((one) => one.file === file)) visit(target, [...way, file]);
    done.add(file);
  };
  for (const { file } of imports) visit(file, []);
  expect(circles).toEqual([]);
});
