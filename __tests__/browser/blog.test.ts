/** The blog (specification: "Blog"; contract: "Widgets"). */
import type { Page } from 'playwright-core';
import { address, eventually, visitor, width, withoutScripts } from '../support/visitor';

jest.setTimeout(60_000);
const { newPage, visit } = visitor();

/** The articles: path, title, teaser's date, own date. */
const ARTICLES = [
  [
    '/blog/trade-trends',
    'What moves Indian pulses and soybean trade in 2025',
    '26 April 2025',
    '26 April 2025',
  ],
  [
    '/blog/import-export-tips',
    'Importing from India: a checklist for the first container',
    '25 April 2025',
    '28 April 2025',
  ],
  [
    '/blog/export-guides',
    'How an agricultural export leaves India, step by step',
    '24 April 2025',
    '30 April 2025',
  ],
] as const;
const URL_OF = 'https://www.example.com';

const article = (page: Page) => page.getByRole('article');

test.each(['/blog', '/'])('%s lists the teasers with their own dates, the latest first', async (route) => {
  const page = await visit(route);
  const teasers = page
    .getByRole('listitem')
    .filter({ has: page.locator('h3') })
    .filter({ has: page.locator('time') });
  expect(await teasers.locator('h3').allTextContents()).toEqual(ARTICLES.map(([, title]) => title));
  expect(await teasers.locator('time').allTextContents()).toEqual(ARTICLES.map(([, , date]) => date));
  await teasers.first().getByRole('link').click();
  await page.waitForURL(`**${ARTICLES[0][0]}`);
});

describe.each(ARTICLES)('%s', (route, title, _, date) => {
  test('has one headline, its own date, a breadcrumb, and the sidebar', async () => {
    const page = await visit(route);
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([title]);
    expect(await article(page).getByRole('heading', { level: 1, name: title }).count()).toBe(1);
    expect(await article(page).locator('time').first().textContent()).toBe(date);
    expect(
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').allTextContents(),
    ).toEqual(['Home', 'Blog', title]);

    const sidebar = page.getByRole('complementary');
    const recent = sidebar.locator('section', { hasText: 'Recent Posts' }).getByRole('listitem');
    expect(await recent.getByRole('link').allTextContents()).toEqual(ARTICLES.map(([, name]) => name));
    expect(await recent.locator('time').allTextContents()).toEqual(ARTICLES.map(([, , teaser]) => teaser));
    const categories = sidebar.locator('section', { hasText: 'Categories' }).getByRole('listitem');
    expect(await categories.allTextContents()).toEqual([
      'Market Trends (5)',
      'Import Guidelines (8)',
      'Export Regulations (3)',
      'Country Guides (7)',
    ]);
    expect(await categories.getByRole('link').count()).toBe(0);
  });

  test('can be shared, by plain links and by its address', async () => {
    const page = await visit(route, width(390));
    const url = URL_OF + route;
    const href = async (network: string) =>
      new URL((await page.getByRole('link', { name: `Share on ${network}` }).getAttribute('href')) ?? '');
    expect((await href('Facebook')).searchParams.get('u')).toBe(url);
    expect((await href('LinkedIn')).searchParams.get('url')).toBe(url);
    const x = await href('X');
    expect([x.host, x.searchParams.get('url'), x.searchParams.get('text')]).toEqual(['x.com', url, title]);
    const whatsApp = await href('WhatsApp');
    expect([whatsApp.host, whatsApp.searchParams.get('text')]).toEqual(['wa.me', `${title} ${url}`]);

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  });
});

test('where copying is not allowed, the address is shown to be marked', async () => {
  const page = await newPage(width(390));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(ARTICLES[0][0]);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText(URL_OF + ARTICLES[0][0], { exact: true }).waitFor();
});

test('without scripts the share links stay, and no button promises what it cannot do', async () => {
  const page = await visit(ARTICLES[0][0], { ...width(390), ...withoutScripts });
  expect(await page.getByRole('link', { name: 'Share on LinkedIn' }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Copy link' }).isVisible()).toBe(false);
});

test.each([320, 390, 1440])('tables of an article fit at %d px', async (pixels) => {
  const page = await visit('/blog/trade-trends', width(pixels));
  const table = article(page).getByRole('table').first();
  const [text, box] = [await article(page).boundingBox(), await table.boundingBox()];
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((text?.x ?? 0) + (text?.width ?? 0) + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(pixels);
});

test('Back to the list from an article', async () => {
  const page = await visit('/blog');
  await page.getByRole('link', { name: `Read More ${ARTICLES[1][1]}` }).click();
  await eventually(() => article(page).getByRole('heading', { level: 1 }).textContent(), ARTICLES[1][1]);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('heading', { level: 1, name: 'News & Blog' }).waitFor();
  expect(address(page)).toBe('/blog');
});
