import { PICTURE_WIDTH } from '../../../../src/content/pictures';
import { pictureOf, sampleContent } from '../../../support/sampleContent';

const { expectError, expectErrors, ...content } = sampleContent();
const ARTICLE = 'blog/harvest.md';
const inArticle = (markdown: string) => content.replace(ARTICLE, /\n## /, `\n${markdown}\n\n## `);

const PEAS = 'products/pulses/peas.json';
const [CARD, HERO] = [PICTURE_WIDTH.card, PICTURE_WIDTH.hero];

describe('pictures', () => {
  const HOME = 'pages/home.json';

  test.each([
    [
      'plane.png',
      PEAS,
      'does not exist; put it into content/images, or did you mean "../../images/plain.png"?',
    ],
    ['Plain.png', PEAS, 'differs from the file name in letter case; write "../../images/plain.png"'],
    ['small.png', PEAS, `is only ${CARD - 1} pixels wide; use one with at least ${CARD} `],
    ['medium.png', HOME, `is only ${HERO - 1} pixels wide; use one with at least ${HERO} `],
  ])('%s in a field of %s', (name, file, problem) => {
    content.write('images/small.png', pictureOf(CARD - 1));
    content.write('images/medium.png', pictureOf(HERO - 1));
    content.replace(file, 'plain.png', name);
    expectError(file, name, file === HOME ? 'slides[0].image.file: ' : 'image.file: ');
    expectErrors(`/images/${name}" ${problem}`);
  });

  test.each([
    ['../images/plan.png', ', or did you mean "../images/plain.png"?'],
    ['../images/caf%E9.jpg', ''],
  ])('%s in an article', (picture, guess) => {
    inArticle(`![A heap](${picture})`);
    const problem = `does not exist; put it into content/images${guess}`;
    expectError(ARTICLE, picture, `article: the picture "${picture}" ${problem}`);
  });
});

describe('picture names', () => {
  const NFC = 'caf\u00e9.png';
  const NFD = 'cafe\u0301.png';

  test.each([
    ['toor dal (2).png', 'toor dal (2).png'],
    ['toor dal (2).png', 'toor%20dal%20%282%29.png'],
    ['toor dal [2].PNG', 'toor dal [2].PNG'],
    ['50%.png', '50%.png'],
    [NFC, NFD],
    [NFD, NFC],
    [NFD, encodeURIComponent(NFC)],
  ])('the file %s may be written %s', (file, written) => {
    content.write(`images/${file}`, pictureOf(CARD));
    content.replace(PEAS, 'plain.png', written);
    inArticle(`![A heap](<../images/${written}>)`);
    content.expectWarnings();
  });

  test.each(['toor dal.png', 'dal(2.png', 'dal 2).svg'])(
    '%s without angle brackets in an article',
    (name) => {
      inArticle(`Below:\n![A heap](../images/${name})`);
      const remedy = `write the path between < and >: (<../images/${name}>)`;
      expectError(ARTICLE, name, `article: the picture "../images/${name}" is shown as text, because`);
      expectErrors(remedy);
    },
  );

  test('a drawing in an article has no minimum width, and other files are not pictures', () => {
    inArticle('![Our logo](../images/logo.svg) ![A page](./harvest.md)');
    expectError(ARTICLE, './harvest.md', 'article: "./harvest.md" is not a picture; name a JPEG, PNG,');
  });
});

test.each([
  ['![a](b c.jpg) see (x.com)', 'the picture "b c.jpg" is shown as text'],
  ['![a](b\\_c d.jpg "It\'s dal")', 'the picture "b\\_c d.jpg" is shown as text'],
  ['[our brochure](/our brochure.pdf)', '"[our brochure](/our brochure.pdf)" as text'],
  ['> See\n> **[our\n> list](/a (b).pdf x)**', '"[our list](/a (b).pdf x)" as text'],
  ['| [our brochure](/a b.pdf) | b |\n| - | - |', '[our brochure](/a b.pdf)'],
  ['[list](https://a.in/our list.pdf)', '"[list](https://a.in/our list.pdf)" as text'],
  ['[call](tel:+91 20)', 'not as a link or picture; write %20 for each space'],
  ['[our `offices`][contact]', '"[our `offices`][contact]" as text, not as a link or picture; write its URL'],
  ['[our offices][]', '"[our offices][]" as text'],
  ['[our offices] (/contact)', 'not as a link or picture; remove the space'],
  ['![A heap] (../images/plain.png)', 'not as a link or picture; remove the space'],
])('%s, which Markdown renders as text, is reported', (markdown, problem) => {
  inArticle(markdown);
  expectErrors(problem);
});

test.each([
  '!\\[a](b c.jpg) \\[a](/b c) &#91;a](/b c) `[a](/b c)` `[a][b]` [a\\](/b c)',
  '- [ ] one [sic]\n- [x] two [1] [2][3] (see [note]) a[i][j] [sic] (or so)',
  'One[^1][^2].\n\n[^1]: Note [^sic].',
  '[our offices][contact] [contact][] [contact]\n\n[contact]: /contact',
])('%j is normal text', (markdown) => {
  inArticle(markdown);
  expectErrors();
});

test('a picture and a link without text are reported, and so is an empty heading', () => {
  inArticle('![](../images/plain.png)\n[](/contact)\n\n##');
  expectErrors(
    'article: the picture "../images/plain.png" has no text; write what it shows',
    'article: the link to "/contact" has no text; write its text',
    'article: a heading is empty; write its text, or remove the #',
  );
});

test.each(['> ## Quoted', '- ## Listed', 'Text[^1].\n\n[^1]: ## Noted'])(
  '%j is not a section',
  (markdown) => {
    inArticle(markdown);
    expectErrors('is inside a quotation, list or footnote; move it to the start of a line, or write ###');
  },
);

test.each(['> ### Quoted', '- # Listed'])('%j', (markdown) => {
  inArticle(markdown);
  expectErrors(...(markdown.includes('###') ? [] : ['has the level of the headline']));
});
