/** How files are parsed, and files that cannot be parsed. */
import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
const JSON_FILE = 'pages/not-found.json';
const ARTICLE = 'blog/harvest.md';
const CODE = '"code": "Some words",';

test('a key that is written twice is reported at its second line', () => {
  content.replace(JSON_FILE, CODE, `${CODE}\n${CODE}`);
  content.expectErrors(
    `content/${JSON_FILE}:${content.lineOf(JSON_FILE, '"code"') + 1} code: is written twice; keep one of the two`,
  );
});

test.each([
  ['a file without its end', JSON_FILE, '{ "code": "404"', '1:16 JSON: a closing } is missing; add } where'],
  ['a comma too many', JSON_FILE, '{\n"a": 1,,\n}', '2:8 JSON: a field name is expected here; write it in'],
  ['a missing comma', JSON_FILE, '{\n"a": 1\n"b": 2}', '3:1 JSON: a comma is missing; put a comma after'],
  ['a missing quote', JSON_FILE, '{\n"a": "b}', '2:6 JSON: a text has no closing quote; end the'],
  ['an empty file', JSON_FILE, '', '1:1 JSON: a value is expected here; write the value, or remove the'],
  ['no front matter', ARTICLE, 'Only text.\n', '1 front matter: is missing; start the file with a line of'],
  ['invalid YAML', ARTICLE, '---\ndate: x\ntitle: "one" two\n---\n', '3 front matter: cannot be read ('],
])('%s', (_, file, text, problem) => {
  content.write(file, text);
  content.expectErrors(`content/${file}:${problem}`);
});

describe('front matter', () => {
  test.each([
    ['title', '12:30', 'title: is a number; write text in double quotes'],
    ['title', 'Toor dal #1', 'front matter: a text with # is not parsed as text; put it in'],
    ['title', '!new prices', 'front matter: cannot be read ('],
    ['date', '2021-02-30', 'date: is not a date that exists'],
  ])('%s: %j', (field, value, problem) => {
    content.replace(ARTICLE, new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`);
    expect(content.errors()).toContainEqual(expect.stringContaining(`blog/harvest.md:`));
    expect(content.errors()).toContainEqual(expect.stringContaining(problem));
  });

  test('a line of hyphens in the article is part of the article', () => {
    content.replace(ARTICLE, 'More text.', 'More text.\n\n---\n\n- - -\n');
    content.expectErrors();
  });
});

test('a byte order mark and Windows line endings are accepted, and line numbers after them are correct', () => {
  for (const file of [JSON_FILE, ARTICLE])
    content.write(file, `\uFEFF${content.read(file).replaceAll('\n', '\r\n')}`);
  content.expectWarnings();
  content.replace('blog/harvest.md', /^category: .*$/m, 'categories: x');
  const line = content.lineOf('blog/harvest.md', 'categories: x');
  expect(content.errors()).toContain(
    `content/blog/harvest.md:${line} categories: is not a known field; did you mean "category"?`,
  );
});
