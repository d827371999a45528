import { SPECIFICATIONS, searchIndexFile, TEAM } from '../../../src/routes';
import { searchRecord, writeSearchIndex } from '../../../src/search/writeSearchIndex';
import { temporaryFolder } from '../../support/folder';

const folder = temporaryFolder();

const page = (main: string) =>
  `<html><head><meta name="description" content="What it is &amp; does."></head><body><nav>Menu</nav>` +
  `<main>${main}</main><footer>Footer</footer></body></html>`;

const text = (main: string, route = '/jute', template = 'about') =>
  searchRecord(route, template, page(`<h1>Jute</h1>${main}`))?.text;

test('without a heading there is no record', () => {
  expect(searchRecord('/jute', 'about', page('<p>Text</p>'))).toBeUndefined();
});

test('the text of a record is the text of main without its title', () => {
  const table = '<table><tr><th>Moisture</th><td>Max 12%</td><td>ISO 24557</td></tr></table>';
  expect(text(`<p>Strong, <em>cheap</em>\n fiber &lt; silk.</p><ul><li>Sacks<li>Hessian</ul>${table}`)).toBe(
    'Strong, cheap fiber < silk. Sacks Hessian Moisture Max 12% ISO 24557',
  );
});

test.each([
  '<nav>Breadcrumb</nav>',
  '<select><option>Name</select>',
  '<button>Print</button>',
  '<dialog>Biography</dialog>',
  '<script>{"@type":"Thing"}</script>',
  '<span aria-hidden="true">J F M</span>',
  '<p>https://www.deccan.in/goods/jute</p>',
])('the text excludes %s', (part) => {
  expect(text(`${part}<p>Text</p>`)).toBe('Text');
});

test.each([
  ['CataloguePage', '/goods', '<section id="a"><h2>Kept</h2><div id="b">A</div><dl><dt>B</dl></section>'],
  [
    'EntrySheet',
    '/goods/jute',
    '<p>Kept</p><figcaption>60 mm</figcaption><a href="/contact">Ask</a><p><a href="/blog/a">More</a></p>',
  ],
  ['specifications', SPECIFICATIONS, '<h2>Kept</h2><label>A</label><a href="/b">B</a><table><td>C</table>'],
  ['team', TEAM, '<h2>Kept</h2><ul><li>Asha Rao</ul>'],
])('a page of the template %s excludes what other pages are about', (template, route, main) => {
  expect(text(main, route, template)).toBe('Kept');
});

test('the text of an article is its description and the headings of its sections', () => {
  const main = '<p>Long text.</p><h2 id="papers">1. Papers</h2><p>More.</p><h3>Origin</h3><h2>Share</h2>';
  const expected = 'What it is & does. 1. Papers Origin';
  expect(text(main, '/blog/export', 'BlogArticle')).toBe(expected);
});

test('the index contains people and canonical pages, with the label of their kind, their description and the facts of an entry', () => {
  for (const route of ['/about', '/goods', '/goods/jute'])
    folder.write(`ar${route}/index.html`, page(`<h1>${route}</h1>`));
  const pages = [
    ...['/ar', '/ar/services', '/ar/about', '/ar/About'].map((route) => [route]),
    ['/ar/blog/page/2', 'ArticleList'],
    ['/ar/goods', 'CataloguePage'],
    ['/ar/goods/jute', 'EntrySheet'],
  ].map(([path = '', template]) => ({
    path,
    component: `src/templates/${template}.tsx`,
    pageContext: { language: 'ar', canonical: path.toLowerCase() },
  }));
  const english = { path: '/about', component: 'src/templates/pages/about.tsx', pageContext: null };
  const leader = { slug: 'asha-rao', name: 'Asha Rao', title: 'Head', fullDescription: ['Banker.'] };
  const catalogue = { kind: 'GOODS', textLanguage: 'ar' };
  const facts = { aliases: [], thumbnail: { digest: 'tray' }, summary: [], catalogue };
  const entry = { path: '/goods/jute', ...facts };
  const kinds = { services: '', areas: '', articles: '', company: 'COMPANY', people: 'PEOPLE' };
  const site = {
    pages: { nodes: [...pages, english] },
    leaders: { nodes: [{ language: 'ar', ...leader }] },
    team: { nodes: [{ language: 'ar', name: 'Ravi Nair', role: 'Buyer', description: 'Inspects.' }] },
    entries: {
      nodes: [
        { ...entry, language: 'ar', name: 'الجوت', alsoTradedAs: ['خيش'] },
        { ...entry, language: 'en', name: 'Jute', alsoTradedAs: ['burlap'] },
      ],
    },
    search: { nodes: [{ language: 'ar', kinds, synonyms: [{ words: ['price', 'rate'], page: '/about' }] }] },
  };
  writeSearchIndex(folder.dir, site, 'ar');
  const { synonyms, records } = Object(JSON.parse(folder.read(searchIndexFile('ar'))));
  expect(synonyms).toEqual([{ words: ['price', 'rate'], page: '/about' }]);
  const record = (kind: string, path: string, title = path, rest: object = {}) =>
    Object.assign({ kind, path, title, description: 'What it is & does.', text: '' }, rest);
  const person = (path: string, title: string, description: string, all: string) =>
    record('PEOPLE', path, title, { boost: 0.5, description, text: all });
  const words = ['الجوت', 'خيش', 'Jute', 'burlap'];
  expect(records).toEqual([
    record('COMPANY', '/about', '/about', { words: ['price', 'rate'] }),
    record('COMPANY', '/goods', '/goods', { words: [], boost: 2 }),
    record('GOODS', '/goods/jute', '/goods/jute', { words, boost: 2, entry: { language: 'ar', ...facts } }),
    person('/leadership#asha-rao', 'Asha Rao', 'Head', 'Head Banker.'),
    person('/team', 'Ravi Nair', 'Buyer. Inspects.', 'Buyer. Inspects.'),
  ]);
});
