import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { sampleContent } from '../../support/sampleContent';

const content = sampleContent();

/** Runs `npm run content:check` with an error and a warning in the sample content. */
function run(env: { GITHUB_ACTIONS?: string }) {
  content.replace('pages/team.json', '"crumb"', '"crum"');
  content.delete('services');
  symlinkSync(path.resolve('src'), path.join(content.root, 'src'));
  const { GITHUB_ACTIONS: _, ...own } = process.env;
  const { status, stdout } = spawnSync(
    process.execPath,
    [require.resolve('tsx/cli'), path.resolve('tools', 'contentCheck.ts')],
    { cwd: content.root, env: { ...own, ...env }, encoding: 'utf8' },
  );
  return { status, stdout, line: content.lineOf('pages/team.json', '"crum"') };
}

// `npm test` runs the command with valid content.
test('lists each problem once and fails', () => {
  const { status, stdout, line } = run({});
  expect(stdout.split(`content/pages/team.json:${line}`)).toHaveLength(2);
  expect(stdout).toContain('warning: content/services:1 folder: is empty');
  expect(stdout).not.toContain('::');
  expect(status).toBe(1);
});

test('in a workflow, each problem is also annotated once', () => {
  const { status, stdout, line } = run({ GITHUB_ACTIONS: 'true' });
  const annotations = stdout.match(/^::.*$/gm) ?? [];
  const ofError = annotations.filter((text) => text.includes(`file=content/pages/team.json,line=${line},`));
  expect(ofError).toEqual([expect.stringMatching(/^::error /)]);
  expect(stdout.match(/^(warning: )?content\//gm)).toHaveLength(annotations.length);
  expect(status).toBe(1);
});
