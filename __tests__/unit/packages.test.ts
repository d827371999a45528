/** What is installed: exactly what the lockfile names, and why some of it is held back. */
import { readFileSync } from 'node:fs';
import manifest from '../../package.json';

const lockfile: { packages: Record<string, { integrity?: string }> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

test('the lockfile has the checksum of each package', () => {
  const { '': own, ...packages } = lockfile.packages;
  expect(Object.keys(packages).length).toBeGreaterThan(1000);
  const unproven = Object.entries(packages).filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''));
  expect(unproven.map(([folder]) => folder)).toEqual([]);
});

test('each version that is held has its reason in docs/decisions.md', () => {
  const declared = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const held = [
    ...declared.filter(([, version]) => !version.startsWith('^')).map(([name]) => name),
    ...Object.keys(manifest.overrides),
  ];
  expect(held).toContain('gatsby');
  const [, reasons = ''] = readFileSync('docs/decisions.md', 'utf8').split('\n## Packages\n');
  expect(held.filter((name) => !reasons.includes(`\`${name}\``))).toEqual([]);
});

test('no script has a part that npm leaves out, since install scripts are switched off', () => {
  const names = Object.keys(manifest.scripts);
  const around = names.flatMap((name) => [`pre${name}`, `post${name}`]);
  expect(names.filter((name) => around.includes(name))).toEqual([]);
});
