/** Wrong values in the fields of JSON files. */
import { PEAS, sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
const { expectErrors, expectWarnings, lineOf } = content;
const NOT_FOUND = 'pages/not-found.json';
const QUOTE = 'testimonials/buyer.json';
const SITE = 'site.json';
const SERVICE = 'services/freight.json';
const STORAGE = 'services/storage.json';
const SEEDS = 'catalogues/goods/seeds.json';
const BLOG = 'pages/blog.json';

/** Sets the value at a path, such as `slides[0].title`. Returns the place of the field in messages. */
function put(file: string, field: string, value: unknown): string {
  const keys = field.match(/\w+/g) ?? [];
  const last = keys.pop() ?? '';
  content.edit(file, (data) => {
    const parent = keys.reduce((inner, key, index) => {
      inner[key] ??= /\d/.test(keys[index + 1] ?? last) ? [] : {};
      return inner[key] as Record<string, unknown>;
    }, data);
    parent[last] = value;
  });
  const isShort = typeof value !== 'object' || value === null;
  const line = lineOf(file, `${/\d/.test(last) ? '' : `"${last}": `}${isShort ? JSON.stringify(value) : ''}`);
  return `content/${file}:${line} ${field}: `;
}

test.each<[file: string, field: string, value: unknown, problem: string]>([
  [NOT_FOUND, 'zzz', 1, 'is not a known field; remove it; the fields here are sample, aliases, seo, '],
  [QUOTE, 'ratings', 5, 'is not a known field; did you mean "rating"?'],
  [NOT_FOUND, 'text', '  ', 'is empty; write the text (What happened and what to do.)'],
  [NOT_FOUND, 'code', 404, 'is a number; write text in double quotes (The large number.)'],
  [SERVICE, 'icon', 'shipp', '"shipp" is not one of the allowed values; did you mean "ship"? ('],
  [QUOTE, 'rating', 0, 'is 0; write at least 1 (Stars, 1 to 5.)'],
  ['pages/home.json', 'slides', [], 'is empty; write at least 1 (The slides of the carousel.)'],
  [NOT_FOUND, 'seo.description', 'y', 'has the length 1; write at least 70'],
  [BLOG, 'categories[1]', null, 'is nothing (null); write a group of fields'],
  // Forms of texts.
  [SITE, 'email', 'a at example.com', 'is not an e-mail address; write it as name@company.com'],
  [SITE, 'phones[0].number', '020 1', 'is not an international number; write it as'],
  [SITE, 'offices[0].coordinates', '18.63, 73.8', 'cannot be read as coordinates; write them as 51°28′ N'],
  ['brand.json', 'colors.accent', 'orange', 'is not a colour; write it as #0b1f3a'],
  ['brand.json', 'logo', './images/plain.png', 'is not an SVG file; write a path such as ./images/logo.svg'],
  [BLOG, 'categories[0].slug', 'Some words', 'cannot be part of a URL; use lower-case'],
  [SITE, 'measurement.url', '//company.com', 'is not a URL or path; start'],
  // Characters that cannot be seen.
  [SITE, 'phones[0].number', '\u202A+91 20 5550 0100', 'has U+202A at the start, a character that'],
  [SITE, 'email', 'trade@\u200Bdeccan.in', 'has U+200B after "trade@", a character that cannot be seen'],
  [SITE, 'siteUrl', 'https://a.in/\u2060tea', 'has U+2060 after "https://a.in/", a character'],
  [STORAGE, 'link', '/storage\u00A0', 'has U+00A0 after "/storage", a character that cannot be seen; delete'],
  [SERVICE, 'icon', 'ship\u200B', 'has U+200B after "ship", a character that cannot be seen; delete it'],
  [NOT_FOUND, 'action.to', '/contact\u200B', 'has U+200B after "/contact", a character that cannot be seen'],
  [PEAS, 'article', 'harvest\u00A0', 'has U+00A0 after "harvest", a character that cannot be seen; delete'],
  // Maps that refuse a frame.
  [SITE, 'map.url', 'https://maps.app.goo.gl/a', 'is not the URL of a map in a frame; on the'],
  [SITE, 'map.url', 'https://www.google.com/maps/place/Pune', 'is not the URL of a map in a frame; on'],
  [SITE, 'map.url', 'https://www.openstreetmap.org/#map=1', 'is not the URL of a map in a frame; on the'],
  // Placeholders.
  ['pages/services.json', 'results', '{cuont} {term}', 'has {cuont}, which is not a placeholder of this'],
  ['pages/services.json', 'results', '{count {term}', 'has {, which is not a placeholder of this'],
  ['pages/services.json', 'results', '{count}', 'lacks {term}; add it where the search term belongs (The'],
  ['pages/team.json', 'heading.title', 'Our {team}', 'has {team}, but this text has no placeholders; write'],
  // Names of other content.
  [PEAS, 'article', 'harvests', '"harvests" is not one of the file names in content/blog; did you'],
  // Values that only one document may have.
  [SEEDS, 'id', 2, '2 is in content/catalogues/goods/oils.json and content/catalogues/goods/seeds.json; ch'],
  [STORAGE, 'link', '/index', '/index is used by the page /; choose'],
  [STORAGE, 'link', '/Admin/tea', '/Admin/tea is used by the editor screen; choose'],
  [STORAGE, 'link', '/static', '/static is used by the pictures of the build; choose'],
  [STORAGE, 'link', '/page-data/x', '/page-data/x is used by the data of Gatsby; choose'],
  [STORAGE, 'link', '/ar/tea', '/ar/tea is used by the pages of the language "ar"; choose'],
  [STORAGE, 'link', '/goods/peas', '/goods/peas is in content/catalogues/goods/seeds/peas.json and content/'],
  [STORAGE, 'link', '/freight', '/freight is in content/services/freight.json and content/services/stor'],
  ...[
    ['/frieght', 'the path "/frieght" does not exist on this site; did you mean "/freight"?'],
    ['/Contact', 'the path "/Contact" does not exist on this site; did you mean "/contact"'],
    ['/zebra-crossing', 'the path "/zebra-crossing" does not exist on this site; correct'],
    ['contact', 'is not a link; start it with a slash or with https://'],
    ['https://example', '"https://example" is not a complete URL'],
    ['//example.com', '"//example.com" is not a link; start it with a slash or with ht'],
    ['/about#50%', '"/about#50%" has a percent sign that encodes no character; write %25'],
    ['/Price%20lists.pdf', 'put it into the folder static, or did you mean "/Price%20list'],
    ['/_redirects.txt', 'the file "/_redirects.txt" does not exist'],
  ].map(([url, problem = '']): [string, string, unknown, string] => [NOT_FOUND, 'action.to', url, problem]),
])('%s with %s %j is reported at the line of the field: %s', (file, field, value, problem) => {
  for (const name of ['Price list.pdf', '_redirects.txt']) content.write(`../static/${name}`, '');
  content.set('languages.json', { languages: [{ code: 'ar', name: 'Arabic', direction: 'rtl' }] });
  const place = put(file, field, value);
  const [found = '', ...others] = content.errors();
  expect(found.slice(0, place.length)).toBe(place);
  expect(found).toContain(problem);
  expect(others).toEqual([]);
});

test.each<[file: string, field: string, value: unknown]>([
  [SITE, 'map.url', 'https://www.google.com/maps/embed?pb=1'],
  [NOT_FOUND, 'text', 'Peas.\n- a dash at one line\nAT&T; 5 < 6'],
  [SITE, 'measurement.url', 'https://speed.company.com:8443/collect?site=1'],
  ['pages/privacy.json', 'topics[0].paragraphs', ['To {email}.', 'No name.', 'By {service} and {service}.']],
  ...[
    ...['/About', '/cloths#hemp', '/blog/category/some-words', '/services?search=soy', '/blog/harvest'],
    ...['https://example.com?a=/b', '/Price%20list.pdf', '/Price%20%231.pdf', '/rss.xml'],
  ].map((url): [string, string, string] => [NOT_FOUND, 'action.to', url]),
])('%s with %s %j is valid', (file, field, value) => {
  for (const name of ['Price list.pdf', 'Price #1.pdf']) content.write(`../static/${name}`, '');
  content.set('pages/about.json', { aliases: ['/About'] });
  put(file, field, value);
  expectErrors();
});

test('a sheet number, a file name in two groups, and the name of an entry are used only once', () => {
  content.write('catalogues/goods/seeds/linseed.json', content.read(PEAS));
  content.set('catalogues/goods/seeds/linseed.json', { id: 99 });
  content.set('catalogues/goods/oils/linseed.json', { sheetNumber: 'P-01' });
  content.set(PEAS, { sheetNumber: 'P-01' });
  const owner = 'is in content/catalogues/goods/oils/linseed.json and content/catalogues/goods/seeds/';
  expectErrors(
    `content/catalogues/goods/seeds/linseed.json:1 file name: /goods/linseed ${owner}`,
    'name: Some peas is in content/catalogues/goods/seeds/linseed.json and content/',
    `sheetNumber: P-01 ${owner}`,
  );
});

const IN_FUTURE = `is in the future, and today is ${new Date().toISOString().slice(0, 10)}; `;
const AS_TEXT = '" as text, because only articles are Markdown';

test.each<[file: string, field: string, value: unknown, problem: string]>([
  [PEAS, 'revised', '2062-04-26', `2062-04-26 ${IN_FUTURE}`],
  [SITE, 'copyrightYear', 2062, `2062 ${IN_FUTURE}`],
  // Markdown and HTML.
  [PEAS, 'details', '**Split** peas', `visitors see "**${AS_TEXT}; remove it`],
  [PEAS, 'details', '## Peas', 'visitors see "## '],
  [PEAS, 'details', 'Our [list](/contact)', 'visitors see "]('],
  [PEAS, 'details', 'H<sub>2</sub>O', 'visitors see "<sub>'],
  [PEAS, 'details', 'Rice &amp; peas', `visitors see "&amp;${AS_TEXT}; write &`],
  [PEAS, 'details', '3&nbsp;t', `visitors see "&nbsp;${AS_TEXT}; write a space`],
  [PEAS, 'details', 'At &#8377;40', `visitors see "&#8377;${AS_TEXT}; write ₹`],
  [PEAS, 'details', 'Peas:\n- whole\n- split', `visitors see "-${AS_TEXT}; write sentences`],
])('%s with %s %j gets a warning: %s', (file, field, value, problem) => {
  expectWarnings(put(file, field, value) + problem);
});

test.each(['+912055500100', '00912055500100', '91 20 5550 0100', ''])('no chat opens with "%s"', (number) => {
  const chat = (url: string) => content.set(SITE, { messaging: { label: 'Chat', url, icon: 'plane' } });
  chat('https://wa.me/message/ABC1?src=qr');
  expectErrors();
  chat(`https://wa.me/${number}`);
  expectErrors(' messaging.url: does not open a chat; write country code and number in digits only');
});

test('the categories of the blog have different paths', () => {
  const categories = ['Rice', 'Pulses'].map((name) => ({ name, posts: 1, slug: 'news' }));
  content.set(BLOG, { categories: [...categories, { name: 'Some words', posts: 1, slug: 'words' }] });
  expectErrors('categories: have a slug twice; change one (The categories with their numbers of posts.)');
});

test('links are not reported while a document that may define them is invalid', () => {
  put(NOT_FOUND, 'action.to', '/freight');
  content.replace(SERVICE, '"title":', '"title"');
  expectErrors(' JSON: a colon is missing; ');
});
