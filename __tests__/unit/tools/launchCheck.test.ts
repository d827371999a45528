import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { sampleContent } from '../../support/sampleContent';

const content = sampleContent();

/** Runs `npm run launch:check` with the sample content and these settings. */
function run(changes: object) {
  // The command reads the date from the clock.
  content.replace('blog/harvest.md', /^asOf: .*$/m, `asOf: ${new Date().toLocaleDateString('sv-SE')}`);
  content.edit('site.json', (site) => Object.assign(site, changes));
  symlinkSync(path.resolve('src'), path.join(content.root, 'src'));
  const command = [require.resolve('tsx/cli'), path.resolve('tools', 'launchCheck.ts')];
  return spawnSync(process.execPath, command, { cwd: content.root, encoding: 'utf8' });
}

test('lists the problems by topic with their number, and fails', () => {
  const { status, stdout } = run({
    siteUrl: 'https://example.com',
    email: 'a@example.com',
    copyrightYear: 2100,
  });
  expect(stdout.match(/^\S.* \(\d+\)$/gm)).toEqual([
    'Contacts that reach no one (1)',
    'The URL of the site (1)',
    'The delivery of enquiries (1)',
    'Dates (1)',
  ]);
  expect(stdout).toContain(
    `  content/site.json:${content.lineOf('site.json', '"email"')} email: a@example.com`,
  );
  expect(stdout).toMatch(/\n4 things are left to settle before the launch\.\n$/);
  expect(status).toBe(1);
});

test('prints a recommendation without failing', () => {
  const { status, stdout } = run({
    formService: { ...content.json('site.json').formService, checkAnswer: false },
  });
  expect(stdout).toMatch(/^ {2}Recommended: content\/site\.json:\d+ formService\.checkAnswer: /m);
  expect(stdout).toMatch(
    /\nNothing is left to settle: the site is ready for the launch\.\n1 change is recommended, but not required\.\n$/,
  );
  expect(status).toBe(0);
});
