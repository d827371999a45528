import { cpSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { checkContent } from '../../src/content-model/check';
import { type ContentCopy, contentCopy, realContent } from '../support/contentCopy';

const filesOf = (folder: string): string[] => readdirSync(path.join(realContent, folder)).sort();
const someFile = (folder: string): string => filesOf(folder)[0] ?? '';

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

test('the real content has no problem', () => {
  expect(checkContent(realContent)).toEqual([]);
});

describe('a file that cannot be read', () => {
  test('a comma too many', () => {
    content.replace('pages/404.json', '"code": "404",', '"code": "404",,');
    const line = content.lineOf('pages/404.json', ',,');
    expect(content.errors()).toEqual([
      `content/pages/404.json:${line}:17 JSON: a field name in double quotes is expected here; often a comma stands before the closing bracket: remove it`,
    ]);
  });

  test('a comma missing', () => {
    content.replace('pages/404.json', '"code": "404",', '"code": "404"');
    const line = content.lineOf('pages/404.json', '"code": "404"') + 1;
    expect(content.errors()).toEqual([
      `content/pages/404.json:${line}:3 JSON: a comma is missing; put a comma after the value before this one`,
    ]);
  });

  test('a text without its closing quote', () => {
    content.replace('pages/404.json', '"code": "404",', '"code": "404,');
    const line = content.lineOf('pages/404.json', '"code": "404,');
    expect(content.errors()[0]).toBe(
      `content/pages/404.json:${line}:11 JSON: a text has no closing quote; end the text with a double quote on the same line`,
    );
  });

  test('the end of the file missing', () => {
    content.write('pages/404.json', '{ "code": "404"');
    expect(content.errors()).toEqual([
      'content/pages/404.json:1:16 JSON: a closing } is missing; add } where the group of fields ends',
    ]);
  });

  test('an empty file', () => {
    content.write('pages/404.json', '');
    expect(content.errors()).toEqual([
      'content/pages/404.json:1:1 JSON: a value is expected here; write the value, or remove the comma before the closing bracket',
    ]);
  });

  test('a list where a document belongs', () => {
    content.write('pages/404.json', '[]');
    expect(content.errors()).toEqual([
      'content/pages/404.json:1:1 JSON: the file holds no group of fields; start it with { and end it with }',
    ]);
  });

  test('front matter missing', () => {
    content.write('blog/trade-trends.md', 'Only text.\n');
    expect(content.errors()[0]).toBe(
      'content/blog/trade-trends.md:1:1 front matter: is missing; start the file with a line of three hyphens, the fields, and another line of three hyphens',
    );
  });

  test('front matter that YAML cannot read, with line and column', () => {
    content.replace('blog/trade-trends.md', /^title: .*$/m, 'title: "one" two');
    const line = content.lineOf('blog/trade-trends.md', 'title: "one" two');
    expect(content.errors()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^content/blog/trade-trends\\.md:${line}:14 front matter: cannot be read \\(.+\\); put texts that contain a colon, a quote or a # in double quotes, one field a line$`,
        ),
      ),
    ]);
  });
});

describe('fields', () => {
  test('unknown, with the one that was meant', () => {
    const file = `testimonials/${someFile('testimonials')}`;
    content.replace(file, '"rating"', '"ratting"');
    const line = content.lineOf(file, '"ratting"');
    expect(content.errors()).toEqual([
      `content/${file}:1 rating: is missing; add it (Stars, 1 to 5.)`,
      `content/${file}:${line} ratting: is not a known field; did you mean "rating"?`,
    ]);
  });

  test('unknown, and like no other', () => {
    content.edit('product-groups/pulses.json', (data) => {
      data.zzz = 1;
    });
    expect(content.errors()).toEqual([
      `content/product-groups/pulses.json:${content.lineOf('product-groups/pulses.json', 'zzz')} zzz: is not a known field; remove it; the fields here are sample, id, name`,
    ]);
  });

  test('missing deep inside', () => {
    content.edit('pages/404.json', (data) => {
      data.action = { label: 'Go' };
    });
    expect(content.errors()).toEqual([
      `content/pages/404.json:${content.lineOf('pages/404.json', '"action"')} action.to: is missing; add it (Where it leads. A path of this site such as /contact, or a full https:// address.)`,
    ]);
  });

  test('empty', () => {
    content.edit('pages/404.json', (data) => {
      data.text = '  ';
    });
    expect(content.errors()).toEqual([
      `content/pages/404.json:${content.lineOf('pages/404.json', '"text"')} text: is empty; write the text (What happened and what to do.)`,
    ]);
  });

  test('of the wrong kind', () => {
    content.edit('pages/404.json', (data) => {
      data.code = 404;
    });
    content.edit('site.json', (data) => {
      data.copyrightYear = '2025';
    });
    expect(content.errors()).toEqual([
      `content/pages/404.json:${content.lineOf('pages/404.json', '"code"')} code: is a number; write text in double quotes (The large figure.)`,
      `content/site.json:${content.lineOf('site.json', '"copyrightYear"')} copyrightYear: is text; write a whole number without quotes (The year of the copyright line.)`,
    ]);
  });

  test('written twice', () => {
    content.replace('pages/404.json', '"code": "404",', '"code": "404",\n  "code": "405",');
    expect(content.errors()).toEqual([
      `content/pages/404.json:${content.lineOf('pages/404.json', '405')} code: is written twice; keep one of the two`,
    ]);
  });

  test('an icon that does not exist', () => {
    content.edit('services/export-services.json', (data) => {
      data.icon = 'shipp';
    });
    expect(content.errors()).toEqual([
      `content/services/export-services.json:${content.lineOf('services/export-services.json', '"icon"')} icon: "shipp" is not one of the values that are allowed here; did you mean "ship"? (The icon on its card. One of the icons of src/content-model/icons.ts.)`,
    ]);
  });

  test.each([
    [0, 'is 0; write 1 or more'],
    [6, 'is 6; write 5 or less'],
  ])('a rating of %d', (rating, message) => {
    const file = `testimonials/${someFile('testimonials')}`;
    content.edit(file, (data) => {
      data.rating = rating;
    });
    expect(content.errors()).toEqual([
      `content/${file}:${content.lineOf(file, '"rating"')} rating: ${message} (Stars, 1 to 5.)`,
    ]);
  });

  test('a list that must not be empty, and a list that is too short', () => {
    content.edit('pages/home.json', (data) => {
      data.slides = [];
    });
    content.edit('leaders/vikram-deshmukh.json', (data) => {
      data.fullDescription = ['One.'];
    });
    expect(content.errors()).toEqual([
      `content/leaders/vikram-deshmukh.json:${content.lineOf('leaders/vikram-deshmukh.json', '"fullDescription"')} fullDescription: has only 1 entry; give at least 3 (The biography: three paragraphs or more; the first also stands on the card.)`,
      `content/pages/home.json:${content.lineOf('pages/home.json', '"slides"')} slides: is empty; add at least 1 (The slides of the carousel.)`,
    ]);
  });

  test('a description that search engines cut', () => {
    content.edit('pages/404.json', (data) => {
      data.seo = { title: 'Page Not Found', description: 'Too short.' };
    });
    expect(content.errors()).toEqual([
      `content/pages/404.json:${content.lineOf('pages/404.json', '"description"')} seo.description: has only 10 characters; write at least 70 (What the page offers, for search engines: 70 to 160 characters.)`,
    ]);
  });

  test.each([
    ['2025-02-30', 'is not a date that exists; write it as year-month-day, such as 2025-04-26'],
    ['soon', 'is not a date that exists; write it as year-month-day, such as 2025-04-26'],
    ['0025-04-26', '"0025-04-26" is far off; check the year'],
  ])('the date %s', (date, message) => {
    content.replace('blog/trade-trends.md', /^date: .*$/m, `date: ${date}`);
    expect(content.errors()).toEqual([
      expect.stringContaining(
        `content/blog/trade-trends.md:${content.lineOf('blog/trade-trends.md', `date: ${date}`)} date: ${message}`,
      ),
    ]);
  });

  test('an e-mail address and a phone number that are none', () => {
    content.edit('site.json', (data) => {
      data.email = 'enquiries at example.com';
      data.phones = [{ label: 'Head Office', number: '020 5550 0100' }];
    });
    expect(content.errors()).toEqual([
      expect.stringContaining('email: is no e-mail address; write it as name@company.com'),
      expect.stringContaining('phones[0].number: is no international number; write it as +91 20 5550 0100'),
    ]);
  });
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

  test('in an article, and a heading of the wrong level', () => {
    content.replace('blog/trade-trends.md', /\n## /, '\n[Services](/service)\n\n# Again\n\n## ');
    const line = content.lineOf('blog/trade-trends.md', '(/service)');
    expect(content.errors()).toEqual([
      `content/blog/trade-trends.md:${line} article: the address "/service" does not exist on this site; did you mean "/services"?`,
      `content/blog/trade-trends.md:${line + 2} article: "# Again" repeats the headline's level; write ## instead`,
    ]);
  });
});

describe('duplicates', () => {
  test('of a number within a folder', () => {
    content.edit('product-groups/soybean.json', (data) => {
      data.id = 2;
    });
    expect(content.errors()).toEqual([
      `content/product-groups/soybean.json:${content.lineOf('product-groups/soybean.json', '"id"')} id: 2 is taken already by content/product-groups/pulses.json; give one of the two another number`,
    ]);
  });

  test('of a file name, which is the address on the page', () => {
    cpSync(content.at('products/pulses/toor-dal.json'), content.at('products/soybean/toor-dal.json'));
    content.edit('products/soybean/toor-dal.json', (data) => {
      data.id = 99;
    });
    expect(content.errors()).toEqual([
      'content/products/soybean/toor-dal.json:1 file name: toor-dal is taken already by content/products/pulses/toor-dal.json; give one of the two another file name',
    ]);
  });

  test.each([
    ['/import-services', 'content/services/import-services.json'],
    ['/about', 'another page of the site'],
    ['/Textiles', 'another page of the site'],
    ['/blog/trade-trends', 'content/blog/trade-trends.md'],
  ])('of the route %s', (route, owner) => {
    content.edit('services/value-added-services.json', (data) => {
      data.link = route;
    });
    expect(content.errors()).toContain(
      `content/services/value-added-services.json:${content.lineOf('services/value-added-services.json', '"link"')} link: ${route} is taken already by ${owner}; give one of the two another address`,
    );
  });
});

describe('places', () => {
  test('a collection that a page cannot do without', () => {
    content.delete('testimonials');
    expect(content.errors()).toEqual(['content/testimonials:1 folder: is empty; add at least one file']);
  });

  test('services may be empty: a warning, and one for each link to what is gone', () => {
    content.delete('services');
    mkdirSync(content.at('services'));
    content.write('services/.gitkeep', '');
    expect(content.errors()).toEqual([]);
    expect(content.warnings()).toContain(
      'content/services:1 folder: is empty; the page says that there is nothing at the moment',
    );
    expect(content.warnings()).toContain(
      `content/navigation.json:${content.lineOf('navigation.json', '"/import-services"')} footer.services.links[0].to: the address "/import-services" does not exist while content/services is empty; remove the link, or add what it leads to`,
    );
  });

  test('a page without its file', () => {
    content.delete('pages/team.json');
    expect(content.errors()).toEqual(['content/pages/team.json:1 file: is missing; restore it from Git']);
  });

  test.each([
    ['product/rice.json', 'move it, for example to content/products'],
    ['products/rice.json', 'move it to a subfolder of content/products that content/product-groups names'],
    ['pages/hom.json', 'did you mean content/pages/home.json?'],
    ['services/ship.png', 'move it to content/images'],
    ['leaders/new.JSON', 'write the ending of its name in small letters'],
    ['images/notes.txt', 'move it, for example to content/leaders'],
  ])('%s', (file, remedy) => {
    mkdirSync(content.at(file.split('/')[0] ?? ''), { recursive: true });
    content.write(file, '{}');
    expect(content.errors()).toEqual([
      `content/${file}:1 file: is in a place where no content belongs; ${remedy}`,
    ]);
  });

  test('a subfolder that nothing describes, and a group without entries', () => {
    renameSync(content.at('products/pulses'), content.at('products/pulse'));
    expect(content.errors()).toContain(
      'content/products/pulse/toor-dal.json:1 file: the folder "pulse" is not described in content/product-groups; did you mean content/products/pulses, or is content/product-groups/pulse.json missing?',
    );
    expect(content.errors()).toContain(
      'content/product-groups/pulses.json:1 file: nothing belongs to "pulses"; add a file to content/products/pulses, or remove this one',
    );
  });

  test('a file name that cannot be an address', () => {
    renameSync(content.at(`team/${someFile('team')}`), content.at('team/New Member.json'));
    expect(content.errors()).toEqual([
      'content/team/New Member.json:1 file name: "New Member" cannot be an address; use small letters, digits and hyphens only',
    ]);
  });

  test('an unknown category of an article', () => {
    content.replace('blog/trade-trends.md', /^category: .*$/m, 'category: Market Trend');
    expect(content.errors()).toEqual([
      `content/blog/trade-trends.md:${content.lineOf('blog/trade-trends.md', 'category:')} category: "Market Trend" is not one of the categories of content/pages/blog.json; did you mean "Market Trends"?`,
    ]);
  });
});

describe('kindness', () => {
  test('a byte order mark and Windows line ends are no problem', () => {
    for (const file of ['pages/404.json', 'blog/trade-trends.md'])
      content.write(file, `\uFEFF${content.read(file).replaceAll('\n', '\r\n')}`);
    expect(content.errors()).toEqual([]);
  });

  test('lines are counted rightly behind them', () => {
    content.replace('blog/trade-trends.md', /^category: .*$/m, 'categories: x');
    const line = content.lineOf('blog/trade-trends.md', 'categories: x');
    content.write(
      'blog/trade-trends.md',
      `\uFEFF${content.read('blog/trade-trends.md').replaceAll('\n', '\r\n')}`,
    );
    expect(content.errors()).toContain(
      `content/blog/trade-trends.md:${line} categories: is not a known field; did you mean "category"?`,
    );
  });

  test('all problems of all files are told at once', () => {
    content.edit('pages/404.json', (data) => {
      data.code = '';
      data.title = 1;
    });
    content.write('pages/team.json', '{');
    expect(content.errors()).toHaveLength(3);
  });

  test('an eighth testimonial and a sixth leader are one more file', () => {
    content.write(
      'testimonials/one-more.json',
      JSON.stringify({ ...JSON.parse(content.read(`testimonials/${someFile('testimonials')}`)), id: 99 }),
    );
    content.write(
      'leaders/one-more.json',
      JSON.stringify({ ...JSON.parse(content.read('leaders/vikram-deshmukh.json')), id: 99 }),
    );
    expect(content.errors()).toEqual([]);
  });
});
