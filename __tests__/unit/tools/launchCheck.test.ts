import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { ContentCopy } from '../../support/contentCopy';
import { settledContent } from '../../support/settledContent';

let content: ContentCopy;
beforeEach(async () => {
  content = await settledContent();
});
afterEach(() => content.remove());

/** Runs the command as `npm run launch:check` does, in the project of the content. */
const run = () =>
  spawnSync(process.execPath, [require.resolve('tsx/cli'), path.resolve('src/cli/launch-check.ts')], {
    cwd: path.dirname(content.dir),
    encoding: 'utf8',
  });

test('says in one line that nothing is left, and succeeds', () => {
  const { status, stdout } = run();
  expect(stdout).toBe('Nothing is left to settle: the site is ready for its launch.\n');
  expect(status).toBe(0);
});

test('lists what is left by topic, each with its count, and fails', () => {
  content.edit('site.json', (site) =>
    Object.assign(site, { siteUrl: 'https://example.com', email: 'a@example.com', copyrightYear: 2100 }),
  );
  const { status, stdout } = run();
  expect(stdout.match(/^\S.* \(\d+\)$/gm)).toEqual([
    'Contacts that reach nobody (1)',
    'The address of the site (1)',
    'The delivery of enquiries (1)',
    'Dates (1)',
  ]);
  expect(stdout).toContain(
    `  content/site.json:${content.lineOf('site.json', '"email"')} email: a@example.com`,
  );
  expect(stdout).toMatch(/\n4 things are left to settle before the launch\.\n$/);
  expect(status).toBe(1);
});
