import { NOT_SEARCHED, searchRecord, writeSearchIndex } from '../../../src/build/writeSearchIndex';
import { searchIndexFile } from '../../../src/lib/generatedFiles';
import { temporaryFolder } from '../../support/folder';

const folder = temporaryFolder();

const page = (main: string) =>
  `<html><head><meta name="description" content="What it is &amp; does."></head><body><nav>Menu</nav>` +
  `<main>${main}</main><footer>Footer</footer></body></html>`;
const text = (main: string, kind = 'company') => searchRecord('/jute', kind, page(main))?.text;

test('without a heading there is no record', () => {
  expect(searchRecord('/jute', 'company', page('<p>Text</p>'))).toBeUndefined();
});

test('the text of a record is the text of main, one block at a time, with a row in one block', () => {
  const table = '<table><tr><th>Moisture</th><td>Max 12%</td><td>ISO 24557</td></tr></table>';
  expect(
    text(
      `<h1>Jute</h1><p>Strong, <em>cheap</em>\n fiber &lt; silk.</p><ul><li>Sacks<li>Hessian</ul>${table}`,
    ),
  ).toBe('Jute · Strong, cheap fiber < silk. · Sacks · Hessian · Moisture Max 12% · ISO 24557');
});

test('the text excludes links to other pages, controls, hidden elements and marked elements', () => {
  const others = [
    '<nav>Breadcrumb</nav>',
    '<aside>Recent</aside>',
    '<form><label>Name</label></form>',
    '<button>Print</button>',
    '<dialog>Biography</dialog>',
    '<script>{"@type":"Thing"}</script>',
    '<span aria-hidden="true">J F M</span>',
    '<div data-search-ignored>Elsewhere as well</div>',
  ];
  expect(text(`<h1>Jute</h1>${others.join('')}<p>Text</p>`)).toBe('Jute · Text');
});

test('the text of an article is its description and its headings', () => {
  const article = '<h1>Export</h1><p>Long text.</p><h2>1. Papers</h2><p>More.</p><h3>Origin</h3>';
  expect(text(`${article}<aside><h2>Recent</h2></aside>`, 'articles')).toBe(
    'Export · What it is & does. · 1. Papers · Origin',
  );
});

test('the index contains people and canonical pages, with the label of their kind and the sample of an entry', () => {
  for (const route of ['/about', '/textiles', '/textiles/jute'])
    folder.write(`ar${route}/index.html`, page(`<h1>${route}</h1>`));
  const context = { language: 'ar' };
  const kinds = ['company', 'fibers', 'people'].map((kind) => ({ kind, label: kind.toUpperCase() }));
  const site = {
    pages: {
      nodes: [
        { path: '/ar', pageContext: context },
        { path: '/ar/services', pageContext: context },
        { path: '/ar/about', pageContext: context },
        { path: '/ar/About', pageContext: context },
        { path: '/about', pageContext: null },
        { path: '/ar/blog/page/2', pageContext: { ...context, searchKind: NOT_SEARCHED } },
        { path: '/ar/textiles', pageContext: context },
        { path: '/ar/textiles/jute', pageContext: { ...context, searchKind: 'fibers' } },
      ],
    },
    leaders: {
      nodes: [
        {
          language: 'ar',
          slug: 'asha-rao',
          name: 'Asha Rao',
          title: 'Director',
          fullDescription: ['Banker.'],
        },
      ],
    },
    team: { nodes: [{ language: 'ar', name: 'Ravi Nair', role: 'Buyer', description: 'Inspects.' }] },
    entries: {
      nodes: [
        {
          language: 'ar',
          path: '/textiles/jute',
          name: 'الجوت',
          alsoTradedAs: ['خيش'],
          thumbnail: { digest: 'tray' },
        },
        {
          language: 'en',
          path: '/textiles/jute',
          name: 'Jute',
          alsoTradedAs: ['burlap'],
          thumbnail: { digest: 'tray' },
        },
      ],
    },
    services: { nodes: [{ language: 'ar', elsewhere: { kinds } }] },
    search: { nodes: [{ language: 'ar', synonyms: [{ words: ['price', 'rate'], page: '/about' }] }] },
  };
  writeSearchIndex(folder.dir, site, 'ar');
  const { synonyms, records } = Object(JSON.parse(folder.read(searchIndexFile('ar'))));
  expect(synonyms).toEqual([{ words: ['price', 'rate'], page: '/about' }]);
  expect(records).toEqual([
    { kind: 'COMPANY', path: '/about', title: '/about', text: '/about', words: ['price', 'rate'] },
    { kind: 'COMPANY', path: '/textiles', title: '/textiles', text: '/textiles', words: [], boost: 2 },
    {
      kind: 'FIBERS',
      path: '/textiles/jute',
      title: '/textiles/jute',
      text: '/textiles/jute',
      words: ['الجوت', 'خيش', 'Jute', 'burlap'],
      boost: 2,
      thumbnail: 'tray',
    },
    {
      kind: 'PEOPLE',
      boost: 0.5,
      path: '/leadership#asha-rao',
      title: 'Asha Rao',
      text: 'Asha Rao · Director · Banker.',
    },
    {
      kind: 'PEOPLE',
      boost: 0.5,
      path: '/team',
      title: 'Ravi Nair',
      text: 'Ravi Nair · Buyer · Inspects.',
    },
  ]);
});
