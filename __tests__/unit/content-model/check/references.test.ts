import { PICTURE_WIDTH } from '../../../../src/content-model/pictures';
import { pictureOf } from '../../../support/sampleContent';
import { checkedContent } from './checkedContent';

const { expectError, ...content } = checkedContent();
const ARTICLE = 'blog/harvest.md';
const inArticle = (markdown: string) => content.replace(ARTICLE, /\n## /, `\n${markdown}\n\n## `);

describe('pictures', () => {
  const PEAS = 'products/pulses/peas.json';

  test.each([
    ['plane.png', 'does not exist; put it into content/images, or did you mean "../../images/plain.png"?'],
    ['broken.jpg', 'cannot be read; save it again as JPEG or PNG'],
    [
      'small.png',
      `is only ${PICTURE_WIDTH.card - 1} pixels wide; use one with at least ${PICTURE_WIDTH.card} `,
    ],
  ])('%s in a field', (name, problem) => {
    content.write('images/broken.jpg', 'no picture');
    content.write('images/small.png', pictureOf(PICTURE_WIDTH.card - 1));
    content.replace(PEAS, 'plain.png', name);
    expectError(PEAS, name, `image.file: the picture "../../images/${name}" ${problem}`);
  });

  test('a file name in another letter case', () => {
    content.replace(PEAS, 'plain.png', 'Plain.png');
    const problem = 'differs from the file name in letter case; write "../../images/plain.png"';
    expectError(PEAS, 'Plain.png', `image.file: "../../images/Plain.png" ${problem}`);
  });

  test('a picture that is too small for a hero', () => {
    const width = PICTURE_WIDTH.hero - 1;
    content.write('images/medium.png', pictureOf(width));
    content.replace('pages/home.json', 'plain.png', 'medium.png');
    const problem = `is only ${width} pixels wide; use one with at least ${width + 1} pixels`;
    expectError(
      'pages/home.json',
      'medium.png',
      `slides[0].image.file: the picture "../images/medium.png" ${problem}`,
    );
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

  test.each(['/About', '/textiles#hemp', '/services?search=soy', '/blog/harvest', 'https://example.com/'])(
    '%s is a valid link',
    (url) => {
      linkTo(url);
      expect(content.errors()).toEqual([]);
    },
  );

  test.each(['services', 'http://a.example', 'www.a.example'])('%s is not a link in an article', (url) => {
    inArticle(`[Out](${url})`);
    expectError(ARTICLE, `(${url})`, `article: "${url}" is not a link; start it with a slash or with`);
  });

  test('links are not reported while a document that may have the URL cannot be parsed', () => {
    linkTo('/freight');
    content.replace('services/freight.json', '"title":', '"title"');
    expect(content.errors()).toEqual([
      expect.stringMatching(/^content\/services\/freight\.json:\d+:\d+ JSON: a colon is missing; /),
    ]);
  });

  test('a typing error remains an error while services are empty', () => {
    content.delete('services');
    linkTo('/contcat');
    expectError(FILE, '/contcat', 'action.to: the path "/contcat" does not exist on this site; did you mean');
  });

  test('an alias is valid only while its page exists', () => {
    linkTo('/midc');
    expect(content.errors()).toEqual([]);
    content.replace('business-areas/machines.json', '/Midc', '/industrial');
    expectError(FILE, '/midc', 'action.to: the path "/midc" does not exist on this site');
  });

  test('links and headings in an article are reported at their own lines', () => {
    inArticle('Three of them:\n[one](/service),\n[two][] and www.a.example.\n\n[two]: /contcat\n\n# Again');
    const line = content.lineOf(ARTICLE, '(/service)');
    expect(content.errors()).toEqual([
      expect.stringMatching(`harvest.md:${line} article: the path "/service" does not exist`),
      expect.stringMatching(`harvest.md:${line + 1} article: the path "/contcat" does not exist`),
      expect.stringMatching(`harvest.md:${line + 1} article: "http://www.a.example" is not a link`),
      `content/${ARTICLE}:${line + 5} article: "# Again" has the level of the headline; write ## instead`,
    ]);
  });
});
