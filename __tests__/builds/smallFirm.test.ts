/** Builds the site of a small firm, which lacks all that can be left out, and builds it again with other content. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import type { Catalogue, CatalogueEntry } from '../../src/content-model/documents/catalogue';
import { startStaticServer } from '../../tools/staticServer';
import { violationsOf } from '../support/axe';
import { folderAt, temporaryFolder } from '../support/folder';
import { open, width } from '../support/visitor';

const { dir, at } = temporaryFolder();
const content = folderAt(at('content'));
const publicFolder = folderAt(at('public'));
const staticFolder = folderAt(at('static'));

/** Words that only the sample content has. */
const SAMPLE =
  /deccan|dakshin|meridian|pune|thane|udgir|soy|pulses|nutrition|textile|cotton|fibre|opening hours|social networks/i;

const UNUSED = '#208040';

/** Copies everything that a build and its tests need, with the content of the firm. Links installed packages. */
async function copyProject(): Promise<void> {
  const needed = /^(gatsby-.*|package\.json|tsconfig\.json|src|static|__tests__|tools|jest\..*|\.swcrc)$/;
  for (const file of readdirSync('.').filter((name) => needed.test(name)))
    cpSync(file, at(file), { recursive: true, filter: () => true });
  cpSync(path.join(__dirname, 'smallFirm'), content.dir, { recursive: true, filter: () => true });
  symlinkSync(path.resolve('node_modules'), at('node_modules'));
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h40v40z"/></svg>\n';
  content.write('images/logo.svg', logo);
  for (const [name, background] of Object.entries({ coast: '#805030', turmeric: '#c07010', unused: UNUSED }))
    content.write(`images/${name}.jpg`, await pictureOf(background));
}

const pictureOf = (background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .toFormat('jpeg')
    .toBuffer();

/** Builds the site as `npm run build` does. */
async function build(): Promise<void> {
  const command = [require.resolve('tsx/cli'), path.resolve('tools/gatsby.ts'), 'build'];
  const env = { ...process.env, NODE_ENV: 'production' as const };
  await promisify(execFile)(process.execPath, command, { cwd: dir, env }).catch(({ stdout, stderr }) => {
    const output = stripVTControlCharacters(stdout + stderr);
    throw new Error(/^ *(ERROR|content\/)[\s\S]{0,1000}/m.exec(output)?.[0] ?? output.slice(-500));
  });
}

const pathsBuilt = () =>
  readdirSync(publicFolder.dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && !file.startsWith('admin'))
    .map((file) => `/${path.dirname(file)}`.replace(/\/\.$/, '/'))
    .sort();

/** Returns what is empty on a page: headings without content, lists, tables and navigations. */
const emptyParts = (page: Page) =>
  page.evaluate(() => {
    const textOf = (element: Element) => element.textContent?.trim() ?? '';
    const bare = [...document.querySelectorAll('main :is(h2, h3), footer h2')].filter((heading) => {
      const part = heading.closest('li, section, aside, nav, form, dialog') ?? heading.parentElement;
      return !part || textOf(part) === textOf(heading);
    });
    const empty = document.querySelectorAll(
      ':is(ul, ol):not(:has(li)), dl:not(:has(dt)), table:not(:has(td)), :is(nav, p, li, figure):empty:not([role])',
    );
    return [...bare, ...empty].map(({ outerHTML }) => outerHTML.slice(0, 200));
  });

/** The menu item that leads to no page opens its submenu, and texts that are not translated say that they are English. */
async function expectMenuAndLanguages(page: Page): Promise<void> {
  await open(page, '/fr/spices/turmeric');
  expect(await page.getByRole('contentinfo').innerText()).toContain('coast,\ncleaned');
  await page.getByRole('button', { name: 'Our Business' }).click();
  const links = page.locator('li', { has: page.getByRole('button', { name: 'Our Business' }) });
  expect(await links.getByRole('link').allInnerTexts()).toEqual(['All Spices\u00A0(EN)']);
  await page.keyboard.press('Escape');
  await links.getByRole('link').first().waitFor({ state: 'hidden' });
  const languageIn = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
  const languageOf = (text: string) => page.getByText(text).first().evaluate(languageIn);
  const texts = ['Skip to main content', 'Curcuma', 'Mesh size', 'Erode', '3 % min.', 'Contact Info'];
  expect(await Promise.all(texts.map(languageOf))).toEqual(['en', 'fr', 'en', 'en', 'fr', 'en']);
}

test('the site of a small firm has nothing that the firm lacks', async () => {
  await copyProject();
  await build();
  const built = '/ /404 /contact /fr /fr/spices/turmeric /spices /spices/turmeric /thank-you';
  expect(pathsBuilt()).toEqual(built.split(' '));
  const server = await startStaticServer(publicFolder.dir);
  const browser = await chromium.connect(process.env.BROWSER_ENDPOINT ?? '');
  try {
    for (const route of ['/about', '/fr/contact', '/rss.xml', '/specifications.xlsx'])
      expect([route, (await fetch(server.origin + route)).status]).toEqual([route, 404]);
    for (const route of pathsBuilt())
      for (const pixels of [390, 1440]) {
        const page = await browser.newPage(width(pixels));
        const errors: string[] = [];
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
        await open(page, server.origin + route);
        await page.waitForLoadState();
        // The hashes of the policy can contain any letters.
        const html = (await page.content()).replaceAll(/'sha256-[^']+'/g, '');
        expect([route, SAMPLE.exec(html)?.[0], await emptyParts(page)]).toEqual([route, undefined, []]);
        expect([route, await violationsOf(page), errors]).toEqual([route, [], []]);
        await page.close();
      }
    await expectMenuAndLanguages(await browser.newPage({ ...width(1440), baseURL: server.origin }));
    const texts = readdirSync(publicFolder.dir).filter((file) => /\.(js|json|txt|webmanifest)$/.test(file));
    expect(texts.filter((file) => SAMPLE.test(publicFolder.read(file)))).toEqual([]);
    type Screen = { collections: { folder?: string }[] };
    const { collections } = JSON.parse(publicFolder.read('admin/config.json')) as Screen;
    const folders = ['', '/spices', '/spices/roots'].map((each) => `content/{{locale}}/catalogues${each}`);
    expect(collections.flatMap(({ folder }) => folder ?? [])).toEqual(folders);
  } finally {
    await browser.close();
    await server.close();
  }
}, 1_200_000);

const LONG_GROUP = 40;
const TURMERIC = 'catalogues/spices/roots/turmeric.json';

const folderOf = (bytes: Buffer) => `static/${createHash('md5').update(bytes).digest('hex')}`;

/** Changes a content file, or creates it from the file `from`. */
const edit = <Data>(file: string, change: (data: Data) => object, from = file) =>
  content.write(file, JSON.stringify(change(JSON.parse(content.read(from)))));

/** Moves the catalogue to another path, and adds a field and groups with two, three and many entries. */
function changeCatalogue(): void {
  edit<Catalogue>('catalogues/spices.json', ({ tables = [], ...catalogue }) => {
    const look = { caption: 'Look', fields: [{ key: 'color', label: 'Color' }] };
    return { ...catalogue, link: '/spice-range', aliases: ['/spices', '/feed'], tables: [...tables, look] };
  });
  const color = 'Orange-yellow';
  edit<CatalogueEntry>(TURMERIC, (entry) => ({ ...entry, values: { ...entry.values, color } }));
  content.write('catalogues/spices/seeds.json', '{ "id": 2, "name": "Seeds" }\n');
  content.write('catalogues/spices/others.json', '{ "id": 3, "name": "Others" }\n');
  for (let id = 1; id <= LONG_GROUP + 4; id++) {
    const other = (entry: CatalogueEntry) => {
      const description = entry.description.replace(' ', ` ${id} `);
      return { ...entry, id, name: `Spice ${id}`, description };
    };
    const group = id <= LONG_GROUP ? 'others' : id <= LONG_GROUP + 2 ? 'roots' : 'seeds';
    edit(`catalogues/spices/${group}/spice-${id}.json`, other, TURMERIC);
  }
}

/** Adds a catalogue with one entry and a field that no other catalogue has. */
function addCatalogue(): void {
  const title = 'Cashew Kernels';
  const description = `${title} of the Konkan by count and color, in tins or vacuum bags, for roasters and packers.`;
  const texts = { banner: { title, crumb: title }, seo: { title, description }, kind: 'Kernels' };
  const tables = [{ caption: 'Size', fields: [{ key: 'count', label: 'Kernels per pound' }] }];
  const own = { ...texts, id: 2, link: '/cashews', aliases: [], tables, keyFacts: ['count'] };
  edit('catalogues/cashews.json', (spices: Catalogue) => ({ ...spices, ...own }), 'catalogues/spices.json');
  content.write('catalogues/cashews/whole.json', '{ "id": 1, "name": "Whole Kernels" }\n');
  const image = { file: '../../../images/coast.jpg', alt: 'White whole cashew kernels.' };
  const supply = { hsCode: '0801.32', minimumOrder: '700 cartons of 22.68 kg' };
  const values = { count: '300 to 320' };
  const w320 = { id: 1, name: 'W320', image, description: `W320. ${description}`, values, supply };
  content.write('catalogues/cashews/whole/w320.json', JSON.stringify(w320));
}

test('a build over the last one has nothing of deleted content, and shows what has changed', async () => {
  const original = readFileSync(content.at('images/turmeric.jpg'));
  const changed = await pictureOf('#2060c0');
  content.delete('fr');
  content.write('languages.json', '{ "languages": [] }\n');
  content.write('images/turmeric.jpg', changed);
  changeCatalogue();
  addCatalogue();
  await expect(build()).rejects.toThrow('the path "/spices" is an alias of "/spice-range"');
  const menu = content.read('navigation.json').replace(/\/(our-business|spices)/g, '/spice-range');
  content.write('navigation.json', menu.replace('/food-agro', '/cashews'));
  staticFolder.write('robots.txt', 'User-agent: *');
  staticFolder.write('._list.pdf', '');
  await build();
  expect(publicFolder.read('robots.txt')).toBe('User-agent: *');
  expect(existsSync(publicFolder.at('._list.pdf'))).toBe(false);
  for (const file of ['_redirects', '.htaccess'])
    expect(new Set(publicFolder.read(file).match(/\/(feed|rss)\b(?!\.xml)/g))).toEqual(new Set(['/rss']));
  const isPublished = (bytes: Buffer) => existsSync(publicFolder.at(folderOf(bytes)));
  const pictures = [original, changed, await pictureOf(UNUSED)];
  expect(pictures.map(isPublished)).toEqual([false, true, false]);
  expect(existsSync(publicFolder.at('fr'))).toBe(false);
  // A long group shows links to its sheets, so its page does not load them.
  const pageData = publicFolder.read('page-data/spice-range/page-data.json');
  expect(pageData.length / LONG_GROUP).toBeLessThan(500);
  const pages = '/ /404 /cashews /cashews/w320 /contact /feed /feed/turmeric /spice-range';
  const others = '/spice-range/turmeric /spices /spices/turmeric /thank-you';
  const isShort = (route: string) => !/spice-\d/.test(route);
  expect(pathsBuilt().filter(isShort)).toEqual(`${pages} ${others}`.split(' '));
}, 1_200_000);

/** Tests that every firm can run, because each has a form, a menu and a search. */
const EVERYWHERE = ['catalogue/choosing', 'enquiry/list', 'enquiry/sending', 'layout/menus', 'search/dialog'];

test('the tests of behaviour pass with the content of the firm', async () => {
  const results = at('results.json');
  const runner = require.resolve('jest/bin/jest');
  const command = [runner, '--selectProjects', 'site', '--outputFile', results, '--json'];
  // Its exit code is not needed, because the results have the failures.
  await promisify(execFile)(process.execPath, command, { cwd: dir }).catch(() => {});
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as {
    testResults: { name: string; message: string; assertionResults: { status: string }[] }[];
  };
  expect(testResults.flatMap(({ message }) => message || [])).toEqual([]);
  for (const name of EVERYWHERE) {
    const file = testResults.find((each) => each.name.endsWith(`${name}.test.ts`));
    expect([name, file?.assertionResults.some(({ status }) => status === 'passed')]).toEqual([name, true]);
  }
}, 1_200_000);
