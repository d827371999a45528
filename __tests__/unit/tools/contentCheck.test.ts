import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { sampleContent } from '../../support/sampleContent';

const content = sampleContent();

/** Runs the command as `npm run content:check` does, in a project with the sample content. */
function run(env: { GITHUB_ACTIONS?: string } = {}) {
  symlinkSync(path.resolve('src'), path.join(content.root, 'src'));
  const program = [require.resolve('tsx/cli'), path.resolve('tools', 'contentCheck.ts')];
  const { GITHUB_ACTIONS: _, ...own } = process.env;
  return spawnSync(process.execPath, program, {
    cwd: content.root,
    env: { ...own, ...env },
    encoding: 'utf8',
  });
}

/** An error and a warning. Returns where the error is. */
function spoil(): string {
  content.replace('pages/team.json', '"crumb"', '"crum"');
  content.delete('services');
  return `content/pages/team.json:${content.lineOf('pages/team.json', '"crum"')}`;
}

test('says in one line that all is well, in a workflow too', () => {
  const { status, stdout } = run({ GITHUB_ACTIONS: 'true' });
  expect(stdout).toMatch(/^Content is in order: \d+ files checked\.\n$/);
  expect(status).toBe(0);
});

test('lists each problem once, and fails', () => {
  const place = spoil();
  const { status, stdout } = run();
  expect(stdout.split(place)).toHaveLength(2);
  expect(stdout).toContain('warning: content/services:1 folder: is empty');
  expect(stdout).not.toContain('::');
  expect(status).toBe(1);
});

test('in a workflow each problem is annotated once as well', () => {
  const place = spoil();
  const { status, stdout } = run({ GITHUB_ACTIONS: 'true' });
  const [file, line] = place.split(':');
  const commands = stdout.match(/^::.*$/gm) ?? [];
  expect(commands.filter((command) => command.includes(`::error file=${file},line=${line},`))).toHaveLength(
    1,
  );
  expect(commands.filter((command) => command.startsWith('::warning file=content/services,'))).toHaveLength(
    1,
  );
  const told = stdout.split('\n').filter((text) => /^(warning: )?content\//.test(text));
  expect(commands).toHaveLength(told.length);
  expect(status).toBe(1);
});
