import { sampleContent } from '../../../support/sampleContent';

const content = sampleContent();

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
