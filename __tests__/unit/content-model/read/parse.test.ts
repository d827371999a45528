/** How files are parsed, and files that cannot be parsed or have a merge conflict of Git. */
import { ARTICLE, PEAS, sampleContent } from '../../../support/sampleContent';
import { NEEDED, writeSpanish } from '../../../support/translations';

const content = sampleContent();
const JSON_FILE = 'pages/not-found.json';
const CODE = '"code": "Some words",';

test('a key that is written twice is reported at its second line', () => {
  content.replace(JSON_FILE, CODE, `${CODE}\n${CODE}`);
  const line = content.lineOf(JSON_FILE, '"code"') + 1;
  content.expectErrors(`content/${JSON_FILE}:${line} code: is written twice; keep one of the two`);
});

test.each([
  ['a file without its end', JSON_FILE, '{ "code": "404"', '1:16 JSON: a closing } is missing; add } where'],
  ['a comma too many', JSON_FILE, '{\n"a": 1,,\n}', '2:8 JSON: a field name is expected here; write it in'],
  ['a missing comma', JSON_FILE, '{\n"a": 1\n"b": 2}', '3:1 JSON: a comma is missing; put a comma after'],
  ['a missing quote', JSON_FILE, '{\n"a": "b}', '2:6 JSON: a text has no closing quote; end the'],
  ['an empty file', JSON_FILE, '', '1:1 JSON: a value is expected here; write the value, or remove the'],
  ['a space that is none', JSON_FILE, '{\n\u00A0 "a": 1}', '2:1 JSON: has U+00A0 at the start, a'],
  ['no front matter', ARTICLE, 'Only text.\n', '1 front matter: is missing; start the file with a line of'],
  ['invalid YAML', ARTICLE, '---\ndate: x\ntitle: "one" two\n---\n', '3 front matter: cannot be read ('],
])('%s', (_, file, text, problem) => {
  content.write(file, text);
  content.expectErrors(`content/${file}:${problem}`);
});

test.each([
  ['title', '12', 'title: is a number; write text in double quotes'],
  ['title', 'Toor dal #1', 'front matter: a text with # is not parsed as text; put it in'],
  ['title', '!new prices', 'front matter: a text with ! is not parsed as text; put it in'],
  ['date', '2021-02-30', 'date: is not a date that exists'],
])('%s: %j in the front matter is reported', (field, value, problem) => {
  content.replace(ARTICLE, new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`);
  expect(content.errors()).toContainEqual(expect.stringContaining(`${ARTICLE}:`));
  expect(content.errors()).toContainEqual(expect.stringContaining(problem));
});

test.each([
  ['a time without quotes is a text', /^title: .*$/m, 'title: 12:30'],
  ['a line of hyphens in the article is part of the article', 'More text.', '$&\n\n---\n\n- - -\n'],
])('%s', (_, from, to) => {
  content.replace(ARTICLE, from, to);
  content.expectErrors();
});

test('a byte order mark and Windows line endings are accepted, and line numbers after them are correct', () => {
  for (const file of [JSON_FILE, ARTICLE])
    content.write(file, `\uFEFF${content.read(file).replaceAll('\n', '\r\n')}`);
  content.expectWarnings();
  content.replace(ARTICLE, /^category: .*$/m, 'categories: x');
  const line = content.lineOf(ARTICLE, 'categories: x');
  const problem = 'categories: is not a known field; did you mean "category"?';
  expect(content.errors()).toContain(`content/${ARTICLE}:${line} ${problem}`);
});

test.each([
  ...['brand.json', 'languages.json', 'site.json', 'pages/blog.json', 'es/terms.json'],
  ...[PEAS, ARTICLE, 'catalogues/goods/seeds.json', `es/${PEAS}`],
])('a conflict in %s is the only new problem', (file) => {
  writeSpanish(content, [...NEEDED, PEAS, 'catalogues/goods/seeds.json', 'catalogues/goods.json']);
  content.write('es/terms.json', '{\n  "terms": [{ "english": "Some words", "text": "Ñ" }]\n}\n');
  // One line counts the texts of a language that are shown in English.
  const isNew = (problem: string) => !problem.startsWith('content/languages.json:5 Spanish');
  const problems = () => [...content.errors(), ...content.warnings()].filter(isNew);
  const before = problems().filter((problem) => !problem.startsWith(`content/${file}`));
  const conflict = '$&<<<<<<< HEAD\n||||||| 1a2b3c4\n=======\n>>>>>>> prices\n';
  content.write(file, content.read(file).replace('\n', conflict).replaceAll('\n', '\r\n'));
  const [error, ...others] = problems().sort((a) => (a.startsWith(`content/${file}`) ? -1 : 1));
  const problem = 'has a merge conflict of Git, with the line "<<<<<<< HEAD"; keep';
  expect(error).toMatch(`content/${file}:2 file: ${problem}`);
  expect(before).toEqual(expect.arrayContaining(others));
  const summary = content.warnings().find((each) => !isNew(each)) ?? '';
  expect(summary).not.toMatch(/\d (translation|value)/);
});

test.each([
  [ARTICLE, '<<<<<<< ours'],
  [ARTICLE, '>>>>>>> theirs'],
  [ARTICLE, '||||||| 1a2b3c4'],
  [PEAS, '======='],
])('of a conflict, %s has only %s', (file, line) => {
  content.replace(file, '\n', `\n${line}\n`);
  content.expectErrors(`content/${file}:2 file: has a merge conflict of Git`);
});
