/** The output and the exit codes of commands for the content, with the sample content. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { schemaPathOf } from '../../../src/content-model/generate/jsonSchemas';
import { sampleContent } from '../../support/sampleContent';
import { writeSpanish } from '../../support/translations';

const content = sampleContent();

function run(tool: string, ...args: string[]) {
  const src = path.join(content.root, 'src');
  if (!existsSync(src)) symlinkSync(path.resolve('src'), src);
  const command = [require.resolve('tsx/cli'), path.resolve('tools', tool), ...args];
  return spawnSync(process.execPath, command, { cwd: content.root, encoding: 'utf8' });
}

test('the content check writes the JSON Schemas, lists each problem as GitHub expects, and fails', () => {
  content.replace('pages/team.json', '"crumb"', '"crum"');
  content.write('es/team/clerk.json', '{}\n');
  const line = content.lineOf('pages/team.json', '"crum"');
  const { status, stdout } = run('contentCheck.ts');
  expect(status).toBe(1);
  const { problemMatcher } = JSON.parse(readFileSync('.github/content-problems.json', 'utf8'));
  const matches = [...stdout.matchAll(new RegExp(problemMatcher[0].pattern[0].regexp, 'gm'))];
  const found = matches.map(([, severity, file, place]) => [severity, file, place]);
  expect(found).toContainEqual([undefined, 'content/pages/team.json', String(line)]);
  expect(found).toContainEqual(['warning', 'content/es', '1']);
  // Code editors show help with the schemas, also while a file has an error.
  const schemaOf = (file: string) => content.at(path.join(file, '..', schemaPathOf(file) ?? ''));
  const schemas = ['pages/team.json', 'es/team/clerk.json'].map(schemaOf);
  expect(schemas.filter((schema) => !existsSync(schema))).toEqual([]);
});

test('translations of what is gone are listed and removed, and the others marked as compared', () => {
  const gone = 'es/team/clark.json';
  writeSpanish(content, ['team/clerk.json', 'sections/counters.json']);
  const kept = content.read('es/team/clerk.json');
  content.write(gone, kept);
  content.set('es/sections/counters.json', { items: [{ label: 'Ñ' }, { label: 'Ñ of more' }] });
  const output = (...args: string[]) => run('contentTranslated.ts', ...args).stdout;
  expect(output('--list', 'es/team')).toMatch(/^warning: content\/es\/team\/clark.json:1 file: translates/);
  expect(output('--list')).toContain('content/es/leaders:1 folder: 2 of 2 entries are not in Spanish; ');
  expect(output('--tidy')).toBe(`Tidied content/es/sections/counters.json\nRemoved content/${gone}\n`);
  expect(existsSync(content.at(gone))).toBe(false);
  expect(content.read('es/sections/counters.json')).not.toContain('of more');
  expect(content.read('es/team/clerk.json')).toBe(kept);
  const [counters, clerk] = ['sections/counters', 'team/clerk'].map((file) => `content/es/${file}.json`);
  expect(output()).toBe(output('--list'));
  for (const file of [counters, clerk]) expect(output()).toContain(`${file}:1 file: is not compared with`);
  expect(content.read('es/team/clerk.json')).toBe(kept);
  expect(output('content\\es\\team')).toBe(`Marked: ${clerk}\n`);
  expect(output('--all')).toBe(`Marked: ${counters}\n`);
  content.edit('sections/counters.json', ({ items }) => Object(items).push({ target: 2, label: 'More' }));
  expect(output('es')).toBe(`Not marked: ${counters}, because items has more or fewer items in English\n`);
  const { status, stderr } = run('contentTranslated.ts', 'content/ez');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^content\/ez has no translations; /)]);
  const marked = content.read('es/team/clerk.json');
  expect(marked).toMatch(/"english": "\w+"/);
  content.replace('team/clerk.json', '"role":', '"role"');
  for (const option of ['--tidy', '--all'])
    expect(run('contentTranslated.ts', option).stderr).toMatch(/clerk.json:\d+:\d+ JSON.*Nothing is changed/);
  expect(content.read('es/team/clerk.json')).toBe(marked);
});
