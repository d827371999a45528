import { type ContentCopy, contentCopy, someFile } from '../../../support/contentCopy';

let content: ContentCopy;
beforeEach(() => {
  content = contentCopy();
});
afterEach(() => {
  content.remove();
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

  test.each([null, 'a', []])('a picture that is %j', (image) => {
    content.edit('pages/team.json', (data) => {
      data.sharePicture = image;
    });
    expect(content.errors()).toEqual([expect.stringContaining('sharePicture: is ')]);
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

  test.each(['', '/speed', 'https://speed.company.com', 'https://speed.company.com:8443/collect?site=1'])(
    'speed may be reported to "%s"',
    (url) => {
      content.edit('site.json', (data) => {
        data.measurement = { url };
      });
      expect(content.errors()).toEqual([]);
    },
  );

  test.each(['speed', '//speed.company.com', 'http://speed.company.com', 'https://', 'https://a b.com'])(
    'but not to "%s"',
    (url) => {
      content.edit('site.json', (data) => {
        data.measurement = { url };
      });
      expect(content.errors()).toEqual([
        expect.stringContaining('measurement.url: is no address; write one'),
      ]);
    },
  );

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
