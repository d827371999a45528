/** Files that cannot be parsed. */
import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
const JSON_FILE = 'pages/not-found.json';
const ARTICLE = 'blog/harvest.md';
const CODE = '"code": "Some words",';

test.each([
  [
    'a comma too many',
    `${CODE},`,
    ':24 JSON: a field name in double quotes is expected here; if there is a comma before the closing bracket, remove it',
  ],
  [
    'a text without its closing quote',
    '"code": "Some words,',
    ':11 JSON: a text has no closing quote; end the text with a double quote on the same line',
  ],
])('%s', (_, spoiled, problem) => {
  content.replace(JSON_FILE, CODE, spoiled);
  expect(content.errors()).toEqual([`content/${JSON_FILE}:${content.lineOf(JSON_FILE, spoiled)}${problem}`]);
});

test('a missing comma', () => {
  content.replace(JSON_FILE, CODE, CODE.slice(0, -1));
  expect(content.errors()).toEqual([
    `content/${JSON_FILE}:${content.lineOf(JSON_FILE, '"code"') + 1}:3 JSON: a comma is missing; put a comma after the value before this one`,
  ]);
});

test.each([
  [
    'the end of a file missing',
    '{ "code": "404"',
    '1:16 JSON: a closing } is missing; add } where the group of fields ends',
  ],
  [
    'an empty file',
    '',
    '1:1 JSON: a value is expected here; write the value, or remove the comma before the closing bracket',
  ],
  [
    'a list where a document belongs',
    '[]',
    '1:1 JSON: the file has no group of fields; start it with { and end it with }',
  ],
])('%s', (_, text, problem) => {
  content.write(JSON_FILE, text);
  expect(content.errors()).toEqual([`content/${JSON_FILE}:${problem}`]);
});

test('missing front matter', () => {
  content.write(ARTICLE, 'Only text.\n');
  expect(content.errors()).toEqual([
    `content/${ARTICLE}:1:1 front matter: is missing; start the file with a line of three hyphens, the fields, and another line of three hyphens`,
  ]);
});

test('front matter with invalid YAML is reported with line and column', () => {
  content.replace(ARTICLE, /^title: .*$/m, 'title: "one" two');
  expect(content.errors()).toEqual([
    expect.stringMatching(
      new RegExp(
        `^content/${ARTICLE}:${content.lineOf(ARTICLE, 'title: "one" two')}:14 front matter: cannot be read \\(.+\\); put texts that contain a colon, a quote or a # in double quotes, one field per line$`,
      ),
    ),
  ]);
});
