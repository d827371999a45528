/** What rich text changes in an article in addition to the edited word (docs/behaviour.md, "Editing"). */
import { editorVisits, openFolder } from '../../support/editorScreen';
import { sampleContent } from '../../support/sampleContent';

const content = sampleContent();
const newPage = editorVisits();

const code = (text: string, fence = '```json') => `${fence}\n${text}\n${fence.replace(/\w+$/, '')}`;

const KEPT = [
  'A note.[^1] A second.[^two] And ^[an inline note].',
  '[^1]: The first note.',
  '[^two]: The second note.\n\n    Its second paragraph.',
  '<!-- A comment. -->',
  'Text <!-- with a comment --> and H<sub>2</sub>O, a<br>break and <kbd>Ctrl</kbd>.',
  '<details>\n<summary>More</summary>\n\nText inside.\n\n</details>',
  code(code('x', '```'), '````markdown'),
  code('{}\n\n| a | b |\n| :-- | - |'),
  code(String.raw`{ "a": "\_ \\ b*c" }`),
  code('With tildes.\n\nAnd a blank line.', '~~~'),
  'A [reference][ref], a [link](https://example.org/ "Title") and <https://example.org/>.',
  '[ref]: https://example.org/a_b "Title"',
  'With two spaces  \nand a backslash\\\nat the end of a line.',
  '3. Third\n4. Fourth',
  'Text.',
  '- [ ] Open\n- [x] Done',
  'Text.',
  '- Tight\n    - Nested',
  'Text.',
  '- Loose\n\n- List',
  'Text.',
  '- One\n\n  More of one.\n- Two',
  'Text.',
  '- One\n- Two\n\n* Another list',
  'Text.',
  `1. One\n\n   ${code('{}\n\n[]').replaceAll(/\n(?=.)/g, '\n   ')}\n\n2. Two`,
  'Text.',
  '| Left | Centre | Right |\n| :--- | :---: | ---: |\n| a | **b** | [c](/contact) |',
  String.raw`| Crop | Sign     |
| ---- | -------- |
| Toor | a \| b   |
| Urad |          |`,
  'A | B\n--- | ---\n1 | 2',
  String.raw`Escaped \_lines\_, \# \<b>, \[x\](y), C:\\dir and \\\_; \*stars\* and \`ticks\`.`,
  String.raw`2020\. A year.`,
  String.raw`- One \_a\_`,
  '![Alt.](../images/plain.png "A title")',
  'Text ![Alt.](../images/plain.png) text.',
  '[![Alt.](../images/plain.png)](/contact)',
  'Words _in italics_, **in bold**, **_in both_**, ~~struck~~, ~struck~ and H*2*O.',
  'In (**bold over\na line end**).',
  'In *italics over\na line end*.',
  'In ~~struck text over\na line end~~.',
  'In `code over\na line end`.',
  'In [a link over\na line end](/contact).',
  'Setext\n---',
  'Setext heading\n-------\n\nText.',
  '## A heading with `code` ##',
  '***',
  '- - -',
  '> A quotation\n> of two lines.\n>\n> - One',
  `> ${code('x', '```').replaceAll('\n', '\n> ')}`,
  'A&nbsp;b, &lt;b&gt;, “quotes”, 100 %, a < b > c, snake_case, हिन्दी and 😀.',
];

const FIRST = 'The first word.';

test('editing a word as rich text keeps parts that it can show, and parts that the screen shows as Markdown', async () => {
  const file = 'blog/harvest.md';
  const matter = content.read(file).split('\n---\n')[0];
  const article = (first: string) => `${matter}\n---\n\n${[first, ...KEPT].join('\n\n')}\n`;
  content.write(file, article(FIRST));
  const page = await newPage();
  const screen = await openFolder(page, content.dir);
  await screen.show('blog/entries/harvest');
  await screen.placeCursorAfter(FIRST);
  await page.keyboard.type(' And more.');
  expect(await screen.save(`content/${file}`)).toBe(article(`${FIRST} And more.`));
});

test('an editor can insert a table as Markdown', async () => {
  const before = content.read('blog/harvest.md');
  const screen = await openFolder(await newPage(), content.dir);
  await screen.show('blog/entries/harvest');
  const body = screen.field('body');
  await screen.placeCursorAfter('More text.');
  await screen.page.keyboard.press('Enter');
  await body.getByRole('button', { name: 'Insert' }).click();
  await screen.page.getByRole('menuitem', { name: 'Markdown' }).click();
  const table = '| A | B |\n| --: | --- |\n| 1 | 2 |';
  await body.getByRole('textbox', { name: 'Text in Markdown' }).fill(table);
  expect(await screen.save('content/blog/harvest.md')).toBe(`${before}\n${table}\n`);
});
