/** How files are parsed, and files that cannot be parsed. */
import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
const JSON_FILE = 'pages/not-found.json';
const ARTICLE = 'blog/harvest.md';
const CODE = '"code": "Some words",';

test.each([
  ['a comma too many', `${CODE},`, 0, 24, 'a field name is expected here; write it in quotes, or'],
  ['a text without its closing quote', '"code": "Some words,', 0, 11, 'a text has no closing quote; end the'],
  ['a missing comma', CODE.slice(0, -1), 1, 3, 'a comma is missing; put a comma after the value before this'],
])('%s is reported with line and column', (_, broken, below, column, problem) => {
  content.replace(JSON_FILE, CODE, broken);
  const line = content.lineOf(JSON_FILE, '"code"') + below;
  content.expectErrors(`content/${JSON_FILE}:${line}:${column} JSON: ${problem}`);
});

test.each([
  ['a file without its end', JSON_FILE, '{ "code": "404"', '1:16 JSON: a closing } is missing; add } where'],
  ['an empty file', JSON_FILE, '', '1:1 JSON: a value is expected here; write the value, or remove the'],
  ['a list', JSON_FILE, '[]', '1 JSON: the file has no group of fields; start it with {'],
  [
    'missing front matter',
    ARTICLE,
    'Only text.\n',
    '1 front matter: is missing; start the file with a line of',
  ],
  ['invalid YAML', ARTICLE, '---\ndate: x\ntitle: "one" two\n---\n', '3 front matter: cannot be read ('],
])('%s', (_, file, text, problem) => {
  content.write(file, text);
  content.expectErrors(`content/${file}:${problem}`);
});

describe('front matter', () => {
  const FORBIDDEN = 'put it in double quotes';

  test.each([
    ['title', '12:30', 'title: is a number; write text in double quotes'],
    ['title', '1_000', 'title: is a number; write text in double quotes'],
    ['title', '2025-04-26', 'title: is read as a date; put the text in double quotes'],
    ['title', 'Toor dal #1', `front matter: a text with # is not parsed as text; ${FORBIDDEN}`],
    ['title', '&Co prices', `front matter: a text with & is not parsed as text; ${FORBIDDEN}`],
    ['title', '*New', `front matter: a text with * is not parsed as text; ${FORBIDDEN}`],
    ['title', '!new prices', 'front matter: cannot be read ('],
    ['date', '2021-02-30', 'date: is not a date that exists'],
    ['date', '2021-01-31 10:00', 'date: is not a date that exists'],
    ['title', 'One\n--- two', 'front matter: ends at this line, because it starts with three hyphens'],
  ])('%s: %j', (field, value, problem) => {
    content.replace(ARTICLE, new RegExp(`^${field}: .*$`, 'm'), `${field}: ${value}`);
    expect(content.errors()).toContainEqual(expect.stringContaining(`blog/harvest.md:`));
    expect(content.errors()).toContainEqual(expect.stringContaining(problem));
  });

  test.each(['---\n---\n\nText', '---\r\n---\r\n\nText\r\n\n---\r\n'])('may be empty: %j', (text) => {
    content.write(ARTICLE, text);
    expect(content.errors()).toContainEqual(
      expect.stringContaining(`${ARTICLE}:1 title: is missing; add it`),
    );
  });

  test('a line of hyphens in the article is part of the article', () => {
    content.replace(ARTICLE, 'More text.', 'More text.\n\n---\n\n- - -\n');
    content.expectErrors();
  });
});

const asWindowsWrites = (file: string) =>
  content.write(file, `\uFEFF${content.read(file).replaceAll('\n', '\r\n')}`);

test('a byte order mark and Windows line endings are accepted, and line numbers after them are correct', () => {
  for (const file of ['pages/not-found.json', 'blog/harvest.md']) asWindowsWrites(file);
  content.expectWarnings();
  content.replace('blog/harvest.md', /^category: .*$/m, 'categories: x');
  const line = content.lineOf('blog/harvest.md', 'categories: x');
  expect(content.errors()).toContain(
    `content/blog/harvest.md:${line} categories: is not a known field; did you mean "category"?`,
  );
});

test('reports all problems of all files at once, sorted by file', () => {
  content.set('pages/not-found.json', { title: 1, text: '' });
  content.write('pages/team.json', '{');
  content.expectErrors(' title: ', ' text: ', 'team.json');
});

test('deeply nested Markdown and JSON do not stop the check', () => {
  content.replace('blog/harvest.md', 'More text.', `${'> '.repeat(8000)}a`);
  content.set('pages/not-found.json', { text: JSON.parse(`${'['.repeat(1800)}${']'.repeat(1800)}`) });
  content.expectErrors('harvest.md:1 file: cannot be read', 'not-found.json');
});
