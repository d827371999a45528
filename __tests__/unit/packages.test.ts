/** Checks that the lockfile is complete and that held versions have a documented reason. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import manifest from '../../package.json';

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { integrity?: string }>;
};

test('the lockfile has the checksum of each package', () => {
  const { '': own, ...packages } = lockfile.packages;
  expect(Object.keys(packages).length).toBeGreaterThan(1000);
  const unproven = Object.entries(packages).filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
  expect(unproven.map(([folder]) => folder)).toEqual([]);
});

/** Returns the rows of the table below a heading in docs/dependencies.md. */
function rowsBelow(heading: string): string[][] {
  const [, text = ''] = readFileSync('docs/dependencies.md', 'utf8').split(`\n## ${heading}\n`);
  const [section = ''] = text.split('\n## ');
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((row) => row.split('|').slice(1, -1));
}
const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** The packages in "Held versions", with the first unwanted version, or undefined for all other versions. */
const held = new Map(
  rowsBelow('Held versions').flatMap(([names, offered = '']) =>
    namesIn(names).map((name) => [name, /below ([\d.]+)/.exec(offered)?.[1]] as const),
  ),
);
const declared: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };

test('each held version has its reason in docs/dependencies.md', () => {
  const exact = Object.keys(declared).filter((name) => !declared[name]?.startsWith('^'));
  expect(exact).toContain('gatsby');
  expect(exact.filter((name) => !held.has(name))).toEqual([]);
  const gone = [...held.keys()].filter((name) => !name.endsWith('*') && !(name in declared));
  expect(gone).toEqual([]);
});

test('docs/dependencies.md has a reason for each override and for no other package', () => {
  const documented = rowsBelow('Overrides').flatMap(([names]) => namesIn(names));
  expect(documented.sort()).toEqual(Object.keys(manifest.overrides).sort());
});

test('automatic updates ignore exactly the held versions', () => {
  const [npm] = parse(readFileSync('.github/dependabot.yml', 'utf8')).updates;
  const ignore: { 'dependency-name': string; versions?: string[] }[] = npm.ignore;
  const rules = ignore.map((rule) => [rule['dependency-name'], rule.versions]);
  const wanted = [...held].map(([name, bound]) => [name, bound && [`>=${bound}`]]);
  expect(rules.sort()).toEqual(wanted.sort());
});

test('no npm script has a pre or post script, because npm skips these while install scripts are disabled', () => {
  const names = Object.keys(manifest.scripts);
  const around = names.flatMap((name) => [`pre${name}`, `post${name}`]);
  expect(names.filter((name) => around.includes(name))).toEqual([]);
});
