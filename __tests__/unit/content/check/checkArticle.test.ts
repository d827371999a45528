/** Links, pictures, headings and HTML in the text of an article. */
import { PICTURE_WIDTH } from '../../../../src/content/model/pictures';
import { pictureOf, sampleContent } from '../../../support/sampleContent';

const { expectError, expectErrors, ...content } = sampleContent();
const ARTICLE = 'blog/harvest.md';
const write = (markdown: string) => content.replace(ARTICLE, /\n## /, `\n${markdown}\n\n## `);

test.each<[markdown: string, problem: string]>([
  ['[Out](javascript:alert(1))', '"javascript:alert(1)" is not a link; start it'],
  ['[Out](mailto:sales)', '"mailto:sales" has no complete e-mail address; write it as mailto:name@'],
  ['[Out](tel:+91%2020)', '"tel:+91%2020" has no phone number; write it as tel:+912055500100'],
  ['[Out](#heading)', 'the article has no section "#heading"; did you mean "#a-heading"?'],
  ['[](/contact)', 'the link to "/contact" has no text; write it'],
  ['![](../images/plain.png)', 'the picture "../images/plain.png" has no text; write it'],
  ['![A](../images/plan.png)', 'does not exist; put it into content/images, or did you mean "../images/pl'],
  ['![A](../images/caf%E9.jpg)', 'the picture "../images/caf%E9.jpg" does not exist; put it into content/'],
  ['![A page](./harvest.md)', '"./harvest.md" is not a picture; name a JPEG, PNG,'],
  ['##', 'a heading is empty; write its text, or remove the #'],
  ['- # Listed', '"# Listed" has the level of the headline; write ## instead'],
  ['> ## Quoted', 'is inside a quotation, list or footnote; move it to the start of a line, or write ###'],
  // What Markdown renders as text.
  ['![A](../images/toor dal.png)', 'visitors see "![A](../images/toor dal.png)" as text, not as a link or'],
  ['> See\n> **[our\n> list](/a b.pdf)**', '"[our list](/a b.pdf)" as text'],
  ['| [our brochure](/a b.pdf) | b |\n| - | - |', '[our brochure](/a b.pdf)'],
  ['[our *new* list](/a b.pdf)', ' list](/a b.pdf)" as text'],
  ['[call](tel:+91 20)', '"[call](tel:+91 20)" as text, not as a link or picture; write it like'],
  ['[our offices] (/contact)', '"[our offices] (/contact)" as text'],
  // HTML.
  ['<script>alert(1)', 'has the HTML <script>, which articles must not contain; write it in Markdown, '],
  ['<a href="http://">', 'has the HTML <a href="http://">'],
  ['a price <TBD> follows', 'has the HTML <TBD>, which articles must not contain; write it in Markdown, '],
  ['<!-- a note without its end', 'has the HTML <!-- a note without its end'],
  ['a <b>bold text', 'has <b> without </b>; write </b> in the same paragraph'],
  ['a <b><i>bold</b></i>', 'has </b> where no <b> is open'],
  ['text <summary>a</summary>', 'has <summary> inside a paragraph; start it on a separate line'],
])('%j is reported: %s', (markdown, problem) => {
  write(markdown);
  expectErrors(problem);
});

test.each([
  '[Out](mailto:a@b.in?subject=Dal) [Out](tel:+91-20-55500100) [Out](#a-heading)',
  '![Our logo](../images/logo.svg)',
  '> ### Quoted',
  '!\\[a](b c.jpg) \\[a](/b c) &#91;a](/b c) `[a](/b c)` `[a][b]` [a\\](/b c)',
  '- [ ] one [sic]\n- [x] two [1] [2][3] (see [note]) a[i][j] [sic] (or so)',
  'One[^1].\n\n[^1]: Note [^sic].',
  '[our offices][contact] [contact][] [contact]\n\n[contact]: /contact',
  'H<sub>2</sub>O,<br>a <mark>mark</mark>, <kbd lang="en">Ctrl</kbd>',
  '<abbr title="Free on board">FOB</abbr><br/>next <!-- a note\n\nin two parts -->',
  '<details open>\n<summary>R&D; M&A &copy 2025 &#; x</summary>\n\n- *One*\n\n### Inside\n\n</details>',
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

test('each kind of wrong HTML is reported once, with its line', () => {
  write('<details>\n<summary>More <img></summary>\n\n</details>\n\n<br\nid="x">\n\na <img>');
  expectErrors(
    `:${content.lineOf(ARTICLE, '<img>')} article: has the HTML <img>`,
    `:${content.lineOf(ARTICLE, '<br')} article: has the HTML <br`,
  );
});

test('<details> without its end, and with a section, is reported', async () => {
  content.replace(ARTICLE, 'More text.', '<details>\n<summary>More</summary>\n\nText');
  expectErrors('has <details> without </details>; write </details> on a separate line');
  content.replace(ARTICLE, '\n\nText', '\n\n## Part\n\n</details>');
  expectErrors('has a heading with ## inside <details>; write ### instead, or move the heading');
});

describe('the picture', () => {
  const { card: CARD } = PICTURE_WIDTH;
  const PEAS = 'products/pulses/peas.json';
  const NFC = 'caf\u00e9.png';
  const NFD = 'cafe\u0301.png';

  test.each([
    ['Plain.png', PEAS, 'does not exist; put it into content/images, or did you mean "../../images/plain'],
    ['small.png', PEAS, `is only ${CARD - 1} pixels wide; use one with at least ${CARD} `],
  ])('%s in a field of %s is reported', async (name, file, problem) => {
    content.write('images/small.png', await pictureOf(CARD - 1));
    content.replace(file, 'plain.png', name);
    expectError(file, name, 'image.file: ');
    expectErrors(`/images/${name}" ${problem}`);
  });

  test.each([
    ['toor dal [2].PNG', 'toor dal [2].PNG'],
    ['toor dal (2).png', 'toor%20dal%20%282%29.png'],
    ['50%.png', '50%.png'],
    [NFC, NFD],
    [NFD, encodeURIComponent(NFC)],
  ])('%s may be written %s', async (file, written) => {
    content.write(`images/${file}`, await pictureOf(CARD));
    content.replace(PEAS, 'plain.png', written);
    write(`![A heap](<../images/${written}>)`);
    content.expectWarnings();
  });

  test('of an article is used, and a forgotten one is reported while all documents can be parsed', async () => {
    for (const name of ['forgotten', 'in-text']) content.write(`images/${name}.png`, await pictureOf(2000));
    write('![A heap.](../images/in-text.png)');
    content.expectWarnings(
      'content/images/forgotten.png:1 picture: is not used; use it in a document, or delete',
    );
    content.write('leaders/first.json', '{');
    expect(content.warnings()).toEqual([]);
  });
});
