/** Links, pictures, headings and HTML in the text of an article. */
import { ARTICLE, sampleContent } from '../../../support/sampleContent';

const { expectError, expectErrors, ...content } = sampleContent();
const write = (markdown: string) => content.replace(ARTICLE, /\n## /, `\n${markdown}\n\n## `);

test.each<[markdown: string, problem: string]>([
  ['[Out](javascript:alert(1))', '"javascript:alert(1)" is not a link; start it'],
  ['[Out](mailto:sales)', '"mailto:sales" has no complete e-mail address; write it as mailto:name@'],
  ['[Out](tel:+91%2020)', '"tel:+91%2020" has no phone number; write it as tel:+12025550143'],
  ['[Out](#heading)', 'the article has no section "#heading"; did you mean "#a-heading"?'],
  ['[](/contact)', 'the link to "/contact" has no text; write it'],
  ['![](../images/plain.png)', 'the picture "../images/plain.png" has no text; write it'],
  ['![A](../images/plan.png)', 'does not exist; put it into content/images, or did you mean "../images/pl'],
  ['![A page](./harvest.md)', '"./harvest.md" is not a picture; name a JPEG, PNG,'],
  ['##', 'a heading is empty; write its text, or remove the #'],
  ['- # Listed', '"# Listed" has the level of the headline; write ## instead'],
  ['> ## Quoted', 'is inside a quotation, list or footnote; move it to the start of a line, or write ###'],
  ['<script>alert(1)', 'has the HTML <script>, which articles must not contain; write it in Markdown, '],
  ['a <sub style="color: red">2</sub>', 'has the HTML <sub style="color: red">'],
  ['a <mark>bold text', 'has <mark> without </mark>; write </mark> in the same paragraph'],
  ['a <mark><sub>bold</mark></sub>', 'has </mark> where no <mark> is open'],
  ['<details>\n<summary>More</summary>', 'has <details> without </details>; write </details> on a'],
])('%j is reported: %s', (markdown, problem) => {
  write(markdown);
  expectErrors(problem);
});

test.each([
  '[Out](mailto:a@b.in?subject=Dal) [Out](tel:+91-20-55500100) [Out](#a-heading)',
  '![Our logo](../images/logo.svg)',
  '> ### Quoted',
  'One[^1].\n\n[^1]: Note [^sic].',
  '[our offices][contact] [contact][] [contact]\n\n[contact]: /contact',
  'H<sub>2</sub>O,<br>a <mark>mark</mark>, <abbr title="Free on board">FOB</abbr><br/>next',
  '<details open>\n<summary>R&D</summary>\n\n- *One*\n\n### Inside\n\n</details>',
  '5 < 10, <trade@deccan.in>, `<iframe>`, \\<b>, <https://www.deccan.in>',
])('%j is allowed', (markdown) => {
  write(markdown);
  expectErrors();
});

/** Markdown with the effect that visitors would see instead of what its author meant. */
const SLIPS = {
  'text; write ## and an ordinary': ['##Heading', '##\u00A0Heading', '#Heading'],
  'text; begin each line of a': ['-one\n-two', '-\u00A0one', '• one\n• two', '1.One\n2.Two', '*one'],
  'text; write **words** without': ['**firm:**it', '** bold ** word', '**bold ** word', '__bold__word'],
  'text; write *words* without': ['*thin * word', '*so:*it'],
  'text; write | --- |': ['| a | b |\n| c | d |'],
  'text; write [text](</path>)': ['[list] (/list.pdf)', '[list](/price list.pdf)'],
  'text; remove it': ['`kg'],
  'code; remove the spaces': ['    indented', '```\nthe rest'],
  'a heading, because of the line below': ['Heading\n---'],
  'an item of a list; write 2025\\. in a text': ['2025. was good'],
};

test.each(
  Object.entries(SLIPS).flatMap(([effect, all]) => all.map((markdown) => [markdown, effect] as const)),
)('%j gets a warning: visitors see it as %s', (markdown, effect) => {
  write(`First.\n\n${markdown}`);
  const [shown = ''] = markdown.trim().split('\n');
  const line = content.lineOf(ARTICLE, shown);
  content.expectWarnings(`harvest.md:${line} article: visitors see "${shown}" as ${effect}`);
});

test('other signs get no warning', () => {
  write('3 * 4, 5 * 6, #1 grade, C* and D*, snake_case_name, 5 \\* 3, \\##, \\*\\*, A | B, <5% fat, >3 mm');
  write('#1 grade\n\n-5 °C to +5 °C\n\nIt began in\n2025. It ended in 2026.\n\n- one\n- two\n\n1. A\n2. B');
  write('| a | b |\n| --- | --- |\n| c\\*\\* | **d** |');
  content.expectWarnings();
});

test('problems are reported at their own lines', () => {
  write('Two of them:\n[one](/service),\n[two][].\n\n[two]: /contcat\n\n# Again\n\nA\n<div>');
  const line = content.lineOf(ARTICLE, '(/service)');
  expectErrors(
    `harvest.md:${line} article: the path "/service" does not exist`,
    `harvest.md:${line + 1} article: the path "/contcat" does not exist`,
    `harvest.md:${line + 5} article: "# Again" has the level of the headline; write ## instead`,
    `harvest.md:${line + 8} article: has the HTML <div>`,
  );
});
