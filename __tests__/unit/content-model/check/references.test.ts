import sharp from 'sharp';
import { type ContentCopy, contentCopy } from '../../../support/contentCopy';

const plainPicture = (width: number): Promise<Buffer> =>
  sharp({ create: { width, height: 10, channels: 3, background: '#0b1f3a' } })
    .png()
    .toBuffer();

let content: ContentCopy;
beforeEach(() => {
  content = contentCopy();
});
afterEach(() => {
  content.remove();
});

describe('pictures', () => {
  const file = 'products/pulses/toor-dal.json';
  const use = (picture: string) =>
    content.edit(file, (data) => {
      data.image = { file: picture, alt: 'Toor dal.' };
    });
  const place = () => `content/${file}:${content.lineOf(file, '"file"')} image.file`;

  test('that do not exist', () => {
    use('../../images/tor-dal.jpg');
    expect(content.errors()).toEqual([
      `${place()}: the picture "../../images/tor-dal.jpg" does not exist; put it into content/images, or did you mean "../../images/toor-dal.jpg"?`,
    ]);
  });

  test('that differ in letter case', () => {
    use('../../images/Toor-Dal.jpg');
    expect(content.errors()).toEqual([
      `${place()}: "../../images/Toor-Dal.jpg" differs from the picture's name in letter case; write "../../images/toor-dal.jpg"`,
    ]);
  });

  test('that are too small for a card', async () => {
    content.write('images/small.png', await plainPicture(899));
    use('../../images/small.png');
    expect(content.errors()).toEqual([
      `${place()}: the picture "../../images/small.png" is 899 pixels wide; use one of 900 pixels or more`,
    ]);
  });

  test('that are too small for a hero', async () => {
    content.write('images/medium.png', await plainPicture(1599));
    content.edit('pages/textiles.json', (data) => {
      (data.hero as { image: object }).image = { file: '../images/medium.png', alt: 'Cloth.' };
    });
    expect(content.errors()).toEqual([
      `content/pages/textiles.json:${content.lineOf('pages/textiles.json', 'medium.png')} hero.image.file: the picture "../images/medium.png" is 1599 pixels wide; use one of 1600 pixels or more`,
    ]);
  });

  test('that are no pictures inside', () => {
    content.write('images/broken.jpg', 'no picture');
    use('../../images/broken.jpg');
    expect(content.errors()).toEqual([
      `${place()}: the picture "../../images/broken.jpg" cannot be read; save it again as JPEG or PNG`,
    ]);
  });

  test('with a broken percent-encoding in an article', () => {
    content.replace('blog/trade-trends.md', /\n## /, '\n![A heap](../images/caf%E9.jpg)\n\n## ');
    expect(content.errors()).toEqual([
      expect.stringContaining('the picture "../images/caf%E9.jpg" does not exist'),
    ]);
  });

  test('in an article', () => {
    content.replace('blog/trade-trends.md', /\n## /, '\n![A heap](../images/heap.jpg)\n\n## ');
    expect(content.errors()).toEqual([
      expect.stringContaining(
        `content/blog/trade-trends.md:${content.lineOf('blog/trade-trends.md', 'heap.jpg')} article: the picture "../images/heap.jpg" does not exist; put it into content/images, or did you mean "../images/`,
      ),
    ]);
  });
});

describe('links', () => {
  test('to a route that does not exist, with the nearest one', () => {
    content.replace('pages/404.json', '"to": "/"', '"to": "/food-argo"');
    expect(content.errors()).toEqual([
      `content/pages/404.json:${content.lineOf('pages/404.json', '/food-argo')} action.to: the address "/food-argo" does not exist on this site; did you mean "/food-agro"?`,
    ]);
  });

  test.each(['/contact/', '/Contact', '/404'])('%s is no address of this site', (address) => {
    content.replace('pages/404.json', '"to": "/"', `"to": "${address}"`);
    expect(content.errors()).toEqual([
      expect.stringContaining(`the address "${address}" does not exist on this site; did you mean "/`),
    ]);
  });

  test.each([
    '/About',
    '/textiles#jute',
    '/services?search=soy',
    '/blog/trade-trends',
    'https://example.com/',
  ])('%s is one', (address) => {
    content.replace('pages/404.json', '"to": "/"', `"to": "${address}"`);
    expect(content.errors()).toEqual([]);
  });

  test('that are no address at all', () => {
    content.replace('pages/404.json', '"to": "/"', '"to": "contact"');
    expect(content.errors()).toEqual([
      expect.stringContaining('action.to: is no address; start it with a slash or with https://'),
    ]);
  });

  test('a percent sign that stands for nothing', () => {
    content.replace('pages/404.json', '"to": "/"', '"to": "/about#50%"');
    expect(content.errors()).toEqual([
      expect.stringContaining('"/about#50%" has a percent sign that stands for nothing; write %25'),
    ]);
  });

  test.each(['services', 'http://a.example', 'www.a.example'])(
    '%s in an article is no address',
    (address) => {
      content.replace('blog/trade-trends.md', /\n## /, `\n[Out](${address})\n\n## `);
      expect(content.errors()).toEqual([
        `content/blog/trade-trends.md:${content.lineOf('blog/trade-trends.md', `(${address})`)} article: "${address}" is no address; start it with a slash or with https://`,
      ]);
    },
  );

  test('are not called wrong while a document that may own the address cannot be read', () => {
    content.replace('services/export-services.json', '"title":', '"title"');
    expect(content.errors()).toEqual([
      expect.stringMatching(/^content\/services\/export-services\.json:\d+:\d+ JSON: a colon is missing; /),
    ]);
  });

  test('a slip of the finger stays an error while services are empty', () => {
    content.delete('services');
    content.replace('pages/404.json', '"to": "/"', '"to": "/contcat"');
    expect(content.errors()).toEqual([
      `content/pages/404.json:${content.lineOf('pages/404.json', '/contcat')} action.to: the address "/contcat" does not exist on this site; did you mean "/contact"?`,
    ]);
  });

  test('an alias is an address only while its page exists', () => {
    content.edit('business-areas/midc.json', (data) => {
      data.link = '/industrial';
    });
    content.replace('pages/404.json', '"to": "/"', '"to": "/midc"');
    expect(content.errors()).toContainEqual(
      expect.stringContaining('the address "/midc" does not exist on this site'),
    );
  });

  test('in an article, and a heading of the wrong level', () => {
    content.replace('blog/trade-trends.md', /\n## /, '\n[Services](/service)\n\n# Again\n\n## ');
    const line = content.lineOf('blog/trade-trends.md', '(/service)');
    expect(content.errors()).toEqual([
      `content/blog/trade-trends.md:${line} article: the address "/service" does not exist on this site; did you mean "/services"?`,
      `content/blog/trade-trends.md:${line + 2} article: "# Again" repeats the headline's level; write ## instead`,
    ]);
  });
});
