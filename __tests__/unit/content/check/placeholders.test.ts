import { sampleContent } from '../../../support/sampleContent';

const { set, expectError, expectErrors } = sampleContent();

test.each([
  ['a misspelt placeholder', '{cuont} {term}', 'has {cuont}, which is not a placeholder of this text; write'],
  ['a space in a placeholder', '{ count } {term}', 'has { count }, which is not a placeholder of this text'],
  ['an open brace', '{count {term}', 'has {, which is not a placeholder of this text; write {count} or'],
  ['a missing placeholder', '{count}', 'lacks {term}; add it where the search term belongs (The line above'],
])('%s', (_, results, problem) => {
  set('pages/services.json', { results });
  expectError('pages/services.json', '"results"', `results: ${problem}`);
});

test('a text without placeholders must not contain braces', () => {
  set('pages/team.json', { heading: { title: 'Our {team}' } });
  const problem = 'has {team}, but this text has no placeholders; write it without braces';
  expectError('pages/team.json', 'Our {team}', `heading.title: ${problem}`);
});

test('an optional placeholder may be omitted or used several times', () => {
  const topic = { title: 'Form', paragraphs: ['To {email}.', 'No name.', 'By {service} and {service}.'] };
  set('pages/privacy.json', { topics: [topic] });
  expectErrors();
});
