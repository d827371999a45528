import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { dependencies, devDependencies } from '../../package.json';

interface Configuration {
  updates: { ignore?: { 'dependency-name': string; versions?: string[] }[] }[];
}

const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as Configuration;
const ignored = updates.flatMap(({ ignore = [] }) => ignore);

test('Dependabot skips the held versions that docs/dependencies.md lists', () => {
  const rows = [
    ...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| (`.*) \| (nothing|below .*?) \|/gm),
  ];
  expect(rows.length).toBeGreaterThan(5);
  for (const [, packages = '', offered = ''] of rows) {
    const limits = offered.match(/[\d.]+/g);
    for (const [index, [, name]] of [...packages.matchAll(/`(.*?)`/g)].entries()) {
      const versions = limits && [`>=${limits[index] ?? limits[0]}`];
      expect(ignored).toContainEqual({ 'dependency-name': name, ...(versions && { versions }) });
    }
  }
});

test('Dependabot skips only packages of the project', () => {
  const names = Object.keys({ ...dependencies, ...devDependencies, 'gatsby-*': '' });
  expect(ignored.map((each) => each['dependency-name']).filter((name) => !names.includes(name))).toEqual([]);
});
