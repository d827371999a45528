import { PICTURE_WIDTH } from '../../../../src/content-model/pictures';
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
      inArticle(`![A heap](../images/${name})`);
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

describe('links', () => {
  const FILE = 'pages/not-found.json';
  const linkTo = (url: string) => content.replace(FILE, '"to": "/contact"', `"to": "${url}"`);

  test.each([
    ['/frieght', 'the path "/frieght" does not exist on this site; did you mean "/freight"?'],
    ['/contact/', 'the path "/contact/" does not exist on this site; did you mean "/contact"?'],
    ['/Contact', 'the path "/Contact" does not exist on this site; did you mean "/contact"?'],
    ['/404', 'the path "/404" does not exist on this site; '],
    ['/zebra-crossing', 'the path "/zebra-crossing" does not exist on this site; correct it'],
    ['contact', 'is not a link; start it with a slash or with https://'],
    ['/about#50%', '"/about#50%" has a percent sign that encodes no character; write %25'],
  ])('%s is reported', (url, problem) => {
    linkTo(url);
    expectError(FILE, `"to": "${url}"`, `action.to: ${problem}`);
  });

  test.each([
    '/About',
    '/textiles#hemp',
    '/services?search=soy',
    '/blog/harvest',
    '/blog/category/some-words',
    'https://example.com/',
  ])('%s is a valid link', (url) => {
    linkTo(url);
    expectErrors();
  });

  test.each(['services', 'http://a.example', 'www.a.example'])('%s is not a link in an article', (url) => {
    inArticle(`[Out](${url})`);
    expectError(ARTICLE, `(${url})`, `article: "${url}" is not a link; start it with a slash or with`);
  });

  test('links are not reported while a document that may define the path is invalid', () => {
    linkTo('/freight');
    content.replace('services/freight.json', '"title":', '"title"');
    expectErrors(' JSON: a colon is missing; ');
  });

  test('a mistyped path is reported although there are no services', () => {
    content.delete('services');
    linkTo('/contcat');
    expectError(FILE, '/contcat', 'action.to: the path "/contcat" does not exist on this site; did you mean');
  });

  test('an alias is valid only while its page exists', () => {
    linkTo('/midc');
    expectErrors();
    content.replace('business-areas/machines.json', '/Midc', '/industrial');
    expectError(FILE, '/midc', 'action.to: the path "/midc" does not exist on this site');
  });

  test('links and headings in an article are reported at their own lines', () => {
    inArticle('Three of them:\n[one](/service),\n[two][] and www.a.example.\n\n[two]: /contcat\n\n# Again');
    const line = content.lineOf(ARTICLE, '(/service)');
    expectErrors(
      `harvest.md:${line} article: the path "/service" does not exist`,
      `harvest.md:${line + 1} article: the path "/contcat" does not exist`,
      `harvest.md:${line + 1} article: "http://www.a.example" is not a link`,
      `harvest.md:${line + 5} article: "# Again" has the level of the headline; write ## instead`,
    );
  });
});
