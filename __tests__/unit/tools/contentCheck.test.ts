import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { sampleContent } from '../../support/sampleContent';

const content = sampleContent();

/** Runs `npm run content:check` in a project with the sample content. */
function run(env: { GITHUB_ACTIONS?: string } = {}) {
  symlinkSync(path.resolve('src'), path.join(content.root, 'src'));
  const command = [require.resolve('tsx/cli'), path.resolve('tools', 'contentCheck.ts')];
  const { GITHUB_ACTIONS: _, ...own } = process.env;
  return spawnSync(process.execPath, command, {
    cwd: content.root,
    env: { ...own, ...env },
    encoding: 'utf8',
  });
}

/** Adds an error and a warning. Returns the position of the error. */
function spoil(): string {
  content.replace('pages/team.json', '"crumb"', '"crum"');
  content.delete('services');
  return `content/pages/team.json:${content.lineOf('pages/team.json', '"crum"')}`;
}

test('prints one line for valid content, also in a workflow', () => {
  const { status, stdout } = run({ GITHUB_ACTIONS: 'true' });
  expect(stdout).toMatch(/^Content is in order: \d+ files checked\.\n$/);
  expect(status).toBe(0);
});

test('lists each problem once and fails', () => {
  const place = spoil();
  const { status, stdout } = run();
  expect(stdout.split(place)).toHaveLength(2);
  expect(stdout).toContain('warning: content/services:1 folder: is empty');
  expect(stdout).not.toContain('::');
  expect(status).toBe(1);
});

test('in a workflow, each problem is also annotated once', () => {
  const [file, line] = spoil().split(':');
  const { status, stdout } = run({ GITHUB_ACTIONS: 'true' });
  const annotations = stdout.match(/^::.*$/gm) ?? [];
  expect(annotations.filter((text) => text.includes(`::error file=${file},line=${line},`))).toHaveLength(1);
  const reported = stdout.split('\n').filter((text) => /^(warning: )?content\//.test(text));
  expect(annotations).toHaveLength(reported.length);
  expect(status).toBe(1);
});
