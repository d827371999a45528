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
  [
    '<details>\n<summary>More</summary>',
    'has <details> without </details>; write </details> on a separate line',
  ],
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
