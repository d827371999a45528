import { PICTURE_WIDTH } from '../../../../src/content-model/pictures';
import { pictureOf, sampleContent } from '../../../support/sampleContent';

const content = sampleContent();

describe('pictures', () => {
  const file = 'products/pulses/peas.json';
  const use = (picture: string) =>
    content.edit(file, (data) => {
      data.image = { file: picture, alt: 'Peas.' };
    });
  const field = () => `content/${file}:${content.lineOf(file, '"file"')} image.file`;

  test.each([
    [
      'that do not exist',
      '../../images/plane.png',
      'the picture "../../images/plane.png" does not exist; put it into content/images, or did you mean "../../images/plain.png"?',
    ],
    [
      'that differ in letter case',
      '../../images/Plain.png',
      '"../../images/Plain.png" differs from the file name in letter case; write "../../images/plain.png"',
    ],
    [
      'that are no pictures inside',
      '../../images/broken.jpg',
      'the picture "../../images/broken.jpg" cannot be read; save it again as JPEG or PNG',
    ],
  ])('%s', (_, picture, problem) => {
    content.write('images/broken.jpg', 'no picture');
    use(picture);
    expect(content.errors()).toEqual([`${field()}: ${problem}`]);
  });

  test('a picture that is too small for a card', () => {
    const width = PICTURE_WIDTH.card - 1;
    content.write('images/small.png', pictureOf(width));
    use('../../images/small.png');
    expect(content.errors()).toEqual([
      `${field()}: the picture "../../images/small.png" is only ${width} pixels wide; use one with at least ${width + 1} pixels`,
    ]);
  });

  test('a picture that is too small for a hero', () => {
    const width = PICTURE_WIDTH.hero - 1;
    content.write('images/medium.png', pictureOf(width));
    content.replace('pages/home.json', 'plain.png', 'medium.png');
    expect(content.errors()).toEqual([
      `content/pages/home.json:${content.lineOf('pages/home.json', 'medium.png')} slides[0].image.file: the picture "../images/medium.png" is only ${width} pixels wide; use one with at least ${width + 1} pixels`,
    ]);
  });

  test.each([
    ['../images/plan.png', ', or did you mean "../images/plain.png"?'],
    ['../images/caf%E9.jpg', ''],
  ])('%s in an article', (picture, guess) => {
    content.replace('blog/harvest.md', /\n## /, `\n![A heap](${picture})\n\n## `);
    expect(content.errors()).toEqual([
      `content/blog/harvest.md:${content.lineOf('blog/harvest.md', picture)} article: the picture "${picture}" does not exist; put it into content/images${guess}`,
    ]);
  });
});

describe('links', () => {
  const file = 'pages/not-found.json';
  const leadTo = (address: string) => content.replace(file, '"to": "/contact"', `"to": "${address}"`);
  const inArticle = (markdown: string) => content.replace('blog/harvest.md', /\n## /, `\n${markdown}\n\n## `);

  test('a link to a URL that does not exist is reported with the most similar URL', () => {
    leadTo('/frieght');
    expect(content.errors()).toEqual([
      `content/${file}:${content.lineOf(file, '/frieght')} action.to: the path "/frieght" does not exist on this site; did you mean "/freight"?`,
    ]);
  });

  test.each([
    ['/contact/', 'did you mean "/contact"?'],
    ['/Contact', 'did you mean "/contact"?'],
    ['/404', ''],
    ['/zebra-crossing', 'correct it'],
  ])('%s does not exist: %s', (address, remedy) => {
    leadTo(address);
    expect(content.errors()).toEqual([
      expect.stringContaining(`the path "${address}" does not exist on this site; ${remedy}`),
    ]);
  });

  test.each(['/About', '/textiles#hemp', '/services?search=soy', '/blog/harvest', 'https://example.com/'])(
    '%s is one',
    (address) => {
      leadTo(address);
      expect(content.errors()).toEqual([]);
    },
  );

  test.each([
    ['contact', 'action.to: is not a link; start it with a slash or with https://'],
    ['/about#50%', '"/about#50%" has a percent sign that encodes no character; write %25'],
  ])('%s is not a valid URL', (address, problem) => {
    leadTo(address);
    expect(content.errors()).toEqual([expect.stringContaining(problem)]);
  });

  test.each(['services', 'http://a.example', 'www.a.example'])(
    '%s in an article is no address',
    (address) => {
      inArticle(`[Out](${address})`);
      expect(content.errors()).toEqual([
        `content/blog/harvest.md:${content.lineOf('blog/harvest.md', `(${address})`)} article: "${address}" is not a link; start it with a slash or with https://`,
      ]);
    },
  );

  test('links are not reported while a document that may have the URL cannot be parsed', () => {
    leadTo('/freight');
    content.replace('services/freight.json', '"title":', '"title"');
    expect(content.errors()).toEqual([
      expect.stringMatching(/^content\/services\/freight\.json:\d+:\d+ JSON: a colon is missing; /),
    ]);
  });

  test('a typing error remains an error while services are empty', () => {
    content.delete('services');
    leadTo('/contcat');
    expect(content.errors()).toEqual([
      `content/${file}:${content.lineOf(file, '/contcat')} action.to: the path "/contcat" does not exist on this site; did you mean "/contact"?`,
    ]);
  });

  test('an alias is valid only while its page exists', () => {
    leadTo('/midc');
    expect(content.errors()).toEqual([]);
    content.edit('business-areas/machines.json', (data) => {
      data.link = '/industrial';
    });
    expect(content.errors()).toEqual([
      expect.stringContaining('the path "/midc" does not exist on this site'),
    ]);
  });

  test('links in an article are found where the build creates them, at their own lines', () => {
    inArticle('Three of them:\n[one](/service),\n[two][] and www.a.example.\n\n[two]: /contcat');
    const line = content.lineOf('blog/harvest.md', '(/service)');
    expect(content.errors()).toEqual([
      expect.stringMatching(`harvest.md:${line} article: the path "/service" does not exist`),
      expect.stringMatching(`harvest.md:${line + 1} article: the path "/contcat" does not exist`),
      expect.stringMatching(`harvest.md:${line + 1} article: "http://www.a.example" is not a link`),
    ]);
  });

  test('links in an article, and a heading of the wrong level', () => {
    inArticle('[Services](/service)\n\n# Again');
    const line = content.lineOf('blog/harvest.md', '(/service)');
    expect(content.errors()).toEqual([
      `content/blog/harvest.md:${line} article: the path "/service" does not exist on this site; did you mean "/services"?`,
      `content/blog/harvest.md:${line + 2} article: "# Again" has the level of the headline; write ## instead`,
    ]);
  });
});
