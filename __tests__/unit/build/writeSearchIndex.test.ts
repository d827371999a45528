import { NOT_SEARCHED, searchRecord, writeSearchIndex } from '../../../src/build/writeSearchIndex';
import { searchIndexPart } from '../../../src/lib/generatedFiles';
import type { SearchIndexPart } from '../../../src/search/searchRecord';
import { temporaryFolder } from '../../support/folder';

const folder = temporaryFolder();

const page = (main: string) =>
  `<html><head><meta name="description" content="What it is &amp; does."></head><body><nav>Menu</nav>` +
  `<main>${main}</main><footer>Footer</footer></body></html>`;
const text = (main: string, kind = 'company') => searchRecord('/jute', kind, page(main))?.text;

test('a record has the kind, the path and the heading of its page; without a heading there is no record', () => {
  expect(searchRecord('/textiles/jute', 'fibers', page('<h1>Jute <b>bags</b></h1>'))).toEqual({
    kind: 'fibers',
    path: '/textiles/jute',
    title: 'Jute bags',
    text: 'Jute bags',
  });
  expect(searchRecord('/jute', 'company', page('<p>Text</p>'))).toBeUndefined();
});

test('the text of a record is the text of main, one block at a time', () => {
  expect(
    text('<h1>Jute</h1><p>Strong, <em>cheap</em>\n fiber &lt; silk.</p><ul><li>Sacks<li>Hessian</ul>'),
  ).toBe('Jute · Strong, cheap fiber < silk. · Sacks · Hessian');
});

test('a row header and its value are one block, in a table and in a description list', () => {
  const table =
    '<table><caption>Specs</caption><tr><th>Moisture</th><td>Max 12%</td><td>ISO 24557</td></tr></table>';
  expect(text(`<h1>Dal</h1>${table}<dl><div><dt>Harvest</dt><dd>May</dd></div></dl>`)).toBe(
    'Dal · Moisture Max 12% · ISO 24557 · Harvest May',
  );
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

/** Writes the index of a site with the given pages. Returns the files that `writeSearchIndex` writes. */
function write(pages: readonly string[], changes: Partial<Parameters<typeof writeSearchIndex>[1]> = {}) {
  for (const route of pages) folder.write(`${route}/index.html`, page(`<h1>${route}</h1>`));
  writeSearchIndex(folder.dir, {
    pages: { nodes: pages.map((path) => ({ path, pageContext: null })) },
    leaders: { nodes: [] },
    team: { nodes: [] },
    entries: { nodes: [] },
    ...changes,
  });
  return (part: number) => JSON.parse(folder.read(searchIndexPart(part))) as SearchIndexPart;
}

test('the index contains people and canonical pages, with the kind in their page context', () => {
  const read = write(['/', '/services', '/about', '/blog/page/2', '/textiles/jute'], {
    pages: {
      nodes: [
        { path: '/', pageContext: {} },
        { path: '/services', pageContext: null },
        { path: '/about', pageContext: null },
        { path: '/About', pageContext: null },
        { path: '/blog/page/2', pageContext: { searchKind: NOT_SEARCHED } },
        { path: '/textiles/jute', pageContext: { searchKind: 'fibers' } },
      ],
    },
    leaders: {
      nodes: [{ slug: 'asha-rao', name: 'Asha Rao', title: 'Director', fullDescription: ['Banker.'] }],
    },
    team: { nodes: [{ name: 'Ravi Nair', role: 'Buyer', description: 'Inspects.' }] },
  });
  expect(read(1)).toEqual({
    parts: 1,
    pages: [
      { kind: 'company', path: '/about', title: '/about', text: '/about' },
      { kind: 'fibers', path: '/textiles/jute', title: '/textiles/jute', text: '/textiles/jute' },
      {
        kind: 'people',
        path: '/leadership#asha-rao',
        title: 'Asha Rao',
        text: 'Asha Rao · Director · Banker.',
      },
      { kind: 'people', path: '/team', title: 'Ravi Nair', text: 'Ravi Nair · Buyer · Inspects.' },
    ],
  });
});

test('with many entries the index has only description, first table and HS code of each', () => {
  const facts = (label: string) => ({ rows: [{ label, value: 'Max 9%' }] });
  const entries = Array.from({ length: 201 }, (_, number) => ({
    path: `/textiles/${number}`,
    name: `Fiber ${number}`,
    description: 'Strong.',
    thumbnail: { digest: `tray-${number}` },
    hsCode: { label: 'HS code', value: '5303' },
    tables: [facts('Moisture'), facts('Ash')],
  }));
  const read = write(['/textiles/0'], {
    pages: { nodes: [{ path: '/textiles/0', pageContext: { searchKind: 'fibers' } }] },
    entries: { nodes: entries },
  });
  const text = 'Fiber 0 · Strong. · Moisture Max 9% · HS code 5303';
  const record = { kind: 'fibers', path: '/textiles/0', title: 'Fiber 0', text, thumbnail: 'tray-0' };
  expect(read(1).pages).toEqual([record]);
  const [whole] = write(['/textiles/0'], { entries: { nodes: entries.slice(0, 200) } })(1).pages;
  expect([whole?.text, whole?.thumbnail]).toEqual(['/textiles/0', 'tray-0']);
});

test('an index with more than 2,000 records is split into parts', () => {
  const nodes = Array.from({ length: 2001 }, (_, number) => ({
    name: `Buyer ${number}`,
    role: 'Buyer',
    description: '',
  }));
  const read = write([], { team: { nodes } });
  expect([1, 2].map((part) => [read(part).parts, read(part).pages.length])).toEqual([
    [2, 2000],
    [2, 1],
  ]);
});
