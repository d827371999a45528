/** What rich text changes in an article in addition to the edited word (docs/behaviour.md, "Editing"). */
import { editorVisits, openFolder } from '../../support/editorScreen';
import { sampleContent } from '../../support/sampleContent';

const content = sampleContent();
const newPage = editorVisits();

const code = (text: string, fence = '```json') => `${fence}\n${text}\n${fence.replace(/\w+$/, '')}`;

const KEPT = [
  'A note.[^1] And ^[an inline note].',
  '[^1]: The first note.\n\n    Its second paragraph.',
  '<!-- A comment. -->',
  'Text <!-- with a comment --> and H<sub>2</sub>O and a<br>break.',
  '<details>\n<summary>More</summary>\n\nText inside.\n\n</details>',
  code(code('x', '```'), '````markdown'),
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
  '- One\n\n  More of one.\n- Two',
  'Text.',
  '- One\n- Two\n\n* Another list',
  'Text.',
  '| Left | Centre | Right |\n| :--- | :---: | ---: |\n| a | **b** | [c](/contact) |',
  'A | B\n--- | ---\n1 | 2',
  String.raw`Escaped \_lines\_, \# \<b>, \[x\](y), C:\\dir and \\\_; \*stars\* and \`ticks\`.`,
  '![Alt.](../images/plain.png "A title")',
  '[![Alt.](../images/plain.png)](/contact)',
  'Words _in italics_, **in bold**, **_in both_**, ~~struck~~, ~struck~ and H*2*O.',
  'In (**bold over\na line end**) and [a link over\na line end](/contact).',
  'Setext heading\n-------\n\nText.',
  '- - -',
  `> A quotation\n> of two lines.\n>\n> - One`,
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
