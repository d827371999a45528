import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
const SERVICES = 'pages/services.json';
const PURPOSE =
  '(The line above search results. {count} is replaced with their number, {term} with the search term.)';

const errorsOf = (file: string, changes: object) => {
  content.edit(file, (data) => Object.assign(data, changes));
  return content.errors();
};

test.each([
  [
    'a misspelt one',
    'Found {cuont} for {term}',
    'has {cuont}, which is not a placeholder of this text; write {count} or {term}',
  ],
  [
    'one with a space in it',
    'Found { count } for {term}',
    'has { count }, which is not a placeholder of this text; write {count} or {term}',
  ],
  [
    'one that is not closed',
    'Found {count for {term}',
    'has {, which is not a placeholder of this text; write {count} or {term}',
  ],
  ['one that is missing', 'Found {count}', 'lacks {term}; add it where the search term belongs'],
])('%s is reported with the placeholders that the text supports', (_, results, problem) => {
  expect(errorsOf(SERVICES, { results })).toEqual([
    `content/${SERVICES}:${content.lineOf(SERVICES, '"results"')} results: ${problem} ${PURPOSE}`,
  ]);
});

test('a text without placeholders must not contain braces', () => {
  expect(errorsOf('pages/team.json', { heading: { title: 'Our {team}' } })).toEqual([
    expect.stringContaining(
      'heading.title: has {team}, but this text has no placeholders; write it without braces',
    ),
  ]);
});

test('an optional placeholder may be omitted or used several times', () => {
  const topic = { title: 'Form', paragraphs: ['To {email}.', 'No name.', 'By {service} and {service}.'] };
  expect(errorsOf('pages/privacy.json', { topics: [topic] })).toEqual([]);
});
