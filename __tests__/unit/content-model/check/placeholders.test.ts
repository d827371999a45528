import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();

const errorsOf = (file: string, changes: object) => {
  content.edit(file, (data) => Object.assign(data, changes));
  return content.errors();
};

test.each([
  ['a misspelt placeholder', '{cuont} {term}', 'has {cuont}, which is not a placeholder of this text; write'],
  ['a space in a placeholder', '{ count } {term}', 'has { count }, which is not a placeholder of this text'],
  [
    'a brace that is not closed',
    '{count {term}',
    'has {, which is not a placeholder of this text; write {count} or {term}',
  ],
  ['a missing placeholder', '{count}', 'lacks {term}; add it where the search term belongs (The line above'],
])('%s', (_, results, problem) => {
  const errors = errorsOf('pages/services.json', { results });
  const place = `content/pages/services.json:${content.lineOf('pages/services.json', '"results"')}`;
  expect(errors).toEqual([expect.stringContaining(`${place} results: ${problem}`)]);
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
