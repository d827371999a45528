/** The output and the exit codes of commands for the content, with the sample content. */
import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { sampleContent } from '../../support/sampleContent';

const content = sampleContent();

function run(tool: string, ...args: string[]) {
  const src = path.join(content.root, 'src');
  if (!existsSync(src)) symlinkSync(path.resolve('src'), src);
  const command = [require.resolve('tsx/cli'), path.resolve('tools', tool), ...args];
  return spawnSync(process.execPath, command, { cwd: content.root, encoding: 'utf8' });
}

// `npm test` runs the command with valid content.
test('the content check lists each problem once, and fails', () => {
  content.replace('pages/team.json', '"crumb"', '"crum"');
  content.delete('services');
  const place = `content/pages/team.json:${content.lineOf('pages/team.json', '"crum"')}`;
  const { status, stdout } = run('contentCheck.ts');
  expect(status).toBe(1);
  expect(stdout.split(place)).toHaveLength(2);
  expect(stdout).toContain('warning: content/services:1 folder: is empty');
});

test('the launch check counts what is left, and fails unless only recommendations are left', () => {
  const { formService } = content.json('site.json');
  content.set('site.json', { formService: { ...formService, checkAnswer: false } });
  const recommended = run('launchCheck.ts');
  expect(recommended.stdout).toMatch(/^Recommended: content\/site\.json:\d+ formService\.checkAnswer: /);
  expect([recommended.status, recommended.stdout]).toEqual([0, expect.stringContaining('Nothing is left')]);
  content.set('site.json', { siteUrl: 'https://example.com' });
  const { status, stdout } = run('launchCheck.ts');
  expect([status, stdout]).toEqual([1, expect.stringContaining('\n1 thing is left to settle')]);
});

test('the spreadsheet commands write a file, read it, and fail with a remedy', () => {
  content.edit('pages/specifications.json', ({ tables }) => {
    for (const table of Object.values(tables as object)) table.limits = [];
  });
  const command = (tool: string, ...args: string[]) => {
    const { status, stdout } = run(tool, ...args);
    return [status, stdout.trim()];
  };
  const nothing = '\n\nNothing has been changed.';
  expect(command('goodsExport.ts', 'a.xlsx')).toEqual([
    0,
    expect.stringMatching(/^\d+ entries written to a\.xlsx/),
  ]);
  expect(command('goodsExport.ts', 'a.xlsx')).toEqual([
    1,
    'a.xlsx exists already; delete it, or name another file',
  ]);
  expect(command('goodsImport.ts', 'a.xlsx')).toEqual([0, 'No differences.']);
  expect(command('goodsImport.ts')).toEqual([
    1,
    expect.stringContaining('Name one file: npm run goods:import'),
  ]);
  expect(command('goodsImport.ts', 'content/site.json')).toEqual([
    1,
    `content/site.json cannot be read; close it in other programs, or save it as an Excel workbook (.xlsx) without a password${nothing}`,
  ]);
  content.replace('products/oils/linseed.json', '"Some words"', '5');
  expect(command('goodsImport.ts', 'a.xlsx')).toEqual([
    1,
    expect.stringMatching(/^content\/products\/oils\/linseed\.json:\d+ name: is a number; /),
  ]);
});
