/** A second site, built once from other content and below a path: what editors may add works, and so does the path. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { contrast } from '../../src/content-model/contrast';
import { violationsOf } from '../support/axe';
import { openSite } from '../support/builtSite';
import { shown } from '../support/catalogues';
import { hexOf, pixelAt } from '../support/colors';
import { ENQUIRY, FAILURE, holds, openFilledIn, SENT, sendButton } from '../support/contactForm';
import { documentAt } from '../support/content';
import { type Answer, formService } from '../support/formService';
import { all } from '../support/html';
import { leave, painted } from '../support/measurement';
import * as other from '../support/otherSite';
import { search } from '../support/searchDialog';
import * as visits from '../support/visitor';

// It includes a build.
jest.setTimeout(600_000);

const { PREFIX, beans, harvests } = other;
const { address, eventually, horizontalOverflow, reducedMotion, visitor, width, withoutScripts } = visits;
const at = (route: string) => PREFIX + route;
const latest = harvests.at(-1)?.slug ?? '';

let site: Awaited<ReturnType<typeof other.buildOtherSite>>;
const service = formService();
const { visit, newPage, takeComplaints } = visitor(async () => {
  site = await other.buildOtherSite();
  return openSite({ dir: site.dir, prefix: PREFIX });
});
afterAll(() => site?.remove());

const built = (file: string): string => readFileSync(path.join(site.dir, file), 'utf8');
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

/** Colours in a JPEG are a little off. */
const NEARLY_SAME = 1.1;
const cardFile = () => path.join(site.dir, 'share', readdirSync(path.join(site.dir, 'share'))[0] ?? '');

const groundOf = async (element: Locator) =>
  hexOf(await element.evaluate((one) => getComputedStyle(one).backgroundColor));

/** Expects a page to be as wide as its window, small and large, and axe to find nothing. */
async function expectFits(page: Page): Promise<void> {
  expect([await horizontalOverflow(page), await violationsOf(page)]).toEqual([0, []]);
  await page.setViewportSize(width(1440).viewport);
  expect(await horizontalOverflow(page)).toBe(0);
}

test('its colours are everywhere: pages, initials, icons, theme and share cards', async () => {
  const page = await visit(at('/leadership'));
  const { primary, accent, background } = other.colors;
  const ground = (selector: string) => groundOf(page.locator(selector).first());
  expect(await ground('html')).toBe(background);
  expect(await ground('.is-monogram')).toBe(primary);
  expect(await ground('.button.is-primary')).toBe(accent);
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.locator('meta[name=theme-color]').getAttribute('content')).toBe(primary);
  const manifest = JSON.parse(built('manifest.webmanifest'));
  expect(manifest).toMatchObject({ theme_color: primary, background_color: background });
  expect(contrast(await pixelAt(cardFile(), 4, 4), primary)).toBeLessThan(NEARLY_SAME);
});

test('its logo is everywhere: alone where it has the name, on a light tile where all is dark', async () => {
  const page = await visit(at('/about'));
  const { surface, text } = other.colors;
  const { productName } = documentAt('site.json');
  const picture = (area: Locator) => area.getByRole('img', { name: productName });
  const ratioOf = (image: Locator) =>
    image.evaluate(async (element: HTMLImageElement) => {
      await element.decode();
      return element.offsetWidth / element.offsetHeight;
    });
  const inHeader = page.getByRole('banner').getByRole('link', { name: productName, exact: true });
  expect(await inHeader.innerText()).toBe('');
  expect(await ratioOf(picture(inHeader))).toBeCloseTo(other.LOGO_RATIO);
  const inFooter = picture(page.getByRole('contentinfo'));
  expect(await ratioOf(inFooter)).toBeCloseTo(other.LOGO_RATIO);
  expect(await groundOf(inFooter.locator('..'))).toBe(surface);
  expect(contrast(await pixelAt(cardFile(), 70, 70), surface)).toBeLessThan(NEARLY_SAME);
  expect(contrast(await pixelAt(cardFile(), 80, 80), text)).toBeLessThan(NEARLY_SAME);
  // The symbol, which is square.
  expect(built('icon.svg')).toContain('viewBox="0 0 100 100"');
  const home = path.join(site.dir, 'apple-touch-icon.png');
  expect([await pixelAt(home, 2, 2), await pixelAt(home, 90, 90)]).toEqual([surface, text]);
});

test('of a product of which no limits are known, no empty table, row or column is shown', async () => {
  const { specsTitle, nutritionTitle, specLabels } = documentAt('pages/pulses-products.json');
  const page = await visit(at('/PulsesProducts/turmeric'), width(320));
  const main = page.getByRole('main');
  expect(await main.locator('caption').allTextContents()).toEqual([specsTitle, nutritionTitle]);
  expect(await main.getByRole('row').filter({ hasText: /^$/ }).count()).toBe(0);
  expect(await horizontalOverflow(page)).toBe(0);
  await visits.navigate(page, at('/specifications'));
  const headers = main.getByRole('table').first().getByRole('columnheader');
  const { moisture, protein, shelfLife } = specLabels;
  await eventually(async () => (await headers.allTextContents()).slice(1), [moisture, protein, shelfLife]);
  expect(await horizontalOverflow(page)).toBe(0);
});

describe('under a path of its host', () => {
  test('each address in the HTML is below the path, and leads to a file', () => {
    const files = readdirSync(site.dir).filter((file) => file.endsWith('.html'));
    expect(files.length).toBeGreaterThan(20);
    for (const html of files.map(built)) {
      const sets = all(html, /\ssrcset="([^"]*)"/gi).flatMap((set) => set.split(/,\s*/));
      const found = [...all(html, /\s(?:href|src|action)="(\/[^"]*)"/g), ...sets].map(
        (one) => one.split(' ')[0] ?? '',
      );
      const strays = [...new Set(found)].filter((one) => {
        const file = decodeURI(one.replace(/[?#].*$/, '')).slice(PREFIX.length);
        return !new RegExp(`^${PREFIX}(/|$|#|\\?)`).test(one) || !existsSync(path.join(site.dir, file));
      });
      expect(strays).toEqual([]);
    }
  });

  test('sitemap, robots.txt, feed and manifest name the pages below the path', () => {
    expect(built('sitemap.xml')).toContain('<loc>https://www.deccan.in/site/about</loc>');
    expect(built('robots.txt')).toContain('https://www.deccan.in/site/sitemap.xml');
    expect(built('rss.xml')).toContain(`<link>https://www.deccan.in/site/blog/${latest}</link>`);
    expect(JSON.parse(built('manifest.webmanifest'))).toMatchObject({ start_url: '/site/' });
  });

  test("the editor's screen opens, and may reach the host of the repository alone", async () => {
    const page = await newPage();
    await page.goto(at('/admin/'));
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).waitFor();
    const violations = takeComplaints(page).filter((text) => text.includes('Content Security Policy'));
    expect(violations.filter((text) => !/cdn\.jsdelivr\.net|unpkg\.com/.test(text))).toEqual([]);
    expect(built('admin/index.html').match(/https:\/\/[^;\s&"]+/g)).toEqual(['https://git.deccan.in']);
  });

  test('links, the menu, the way back, pictures and a search work', async () => {
    const page = await visit(at('/'));
    expect(await canonical(page)).toBe('https://www.deccan.in/site/');
    expect(await page.title()).not.toContain('|');
    await visits.navigate(page, at('/about'));
    await eventually(() => canonical(page), 'https://www.deccan.in/site/about');
    const current = page.getByRole('banner').locator('[aria-current="page"]');
    expect(await current.getAttribute('href')).toBe('/site/about');
    // After a reload the page before has to be fetched anew.
    await visits.reload(page);
    await page.goBack();
    await eventually(() => canonical(page), 'https://www.deccan.in/site/');
    expect(address(page)).toBe('/site/');
    await visits.navigate(page, at('/PulsesProducts#turmeric'));
    const picture = page.getByRole('tabpanel', { name: 'Turmeric' }).locator('img');
    // Rejects if the picture cannot be loaded.
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    await search(page, 'turmeric');
    await eventually(async () => address(page), '/site/services?search=turmeric');
    await page
      .getByRole('region', { name: 'Elsewhere on this site' })
      .getByRole('link', { name: 'Turmeric' })
      .click();
    await eventually(async () => address(page), '/site/PulsesProducts/turmeric');
  });

  test('an alias works, an address in the wrong case is led on, and an unknown one shows the 404 page', async () => {
    expect(await canonical(await visit(at('/About')))).toBe('https://www.deccan.in/site/about');
    const page = await visit(at('/TEXTILES?a=1#hemp'));
    await eventually(async () => address(page), '/site/textiles?a=1#hemp');
    takeComplaints(page);
    const lost = await visit(at('/nothing'));
    expect(await lost.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    takeComplaints(lost);
  });
});

describe('more products', () => {
  test('a new group is a choice', async () => {
    const page = await visit(at('/PulsesProducts'));
    await shown(page).tab(other.LONG_GROUP).click();
    await eventually(() => shown(page).sheets(), ['Turmeric']);
    expect(address(page)).toBe('/site/PulsesProducts#turmeric');
  });

  test('long names among many fit, and their tab is in sight', async () => {
    for (const { slug, name } of beans.filter((bean) => bean.name.length > 20)) {
      const page = await visit(at(`/PulsesProducts#${slug}`), { ...width(320), ...reducedMotion });
      await eventually(() => shown(page).sheets(), [name]);
      const isInSight = await shown(page)
        .tab(name)
        .evaluate((tab) => {
          const { left, right } = tab.getBoundingClientRect();
          const list = tab.parentElement?.getBoundingClientRect();
          return list !== undefined && left >= list.left && right <= list.right;
        });
      expect(isInSight).toBe(true);
      await expectFits(page);
    }
  });

  test('without scripts all of them are on the page', async () => {
    const page = await visit(at('/PulsesProducts'), { ...width(320), ...withoutScripts });
    const names = beans.map(({ name }) => name);
    expect(await shown(page).sheets()).toEqual(['Linseed oil', ...names, 'Turmeric']);
    expect(await horizontalOverflow(page)).toBe(0);
  });
});

test('a fiber with a long word among its features fits', async () => {
  const page = await visit(at('/textiles#hemp'), { ...width(320), ...reducedMotion });
  await eventually(() => shown(page).sheets(), ['Hemp']);
  await expectFits(page);
});

test('a new business area has its card and its page; one that is coming soon is covered', async () => {
  const page = await visit(at('/our-business'));
  await page.getByRole('main').getByRole('link', { name: 'Spices' }).click();
  await page.getByRole('heading', { level: 1, name: 'Spices of the Coast' }).waitFor();
  expect(address(page)).toBe('/site/spices');
  expect(await page.locator('[inert]').count()).toBe(0);
  const covered = await visit(at('/Midc'));
  expect(await covered.locator('header[inert], footer[inert], main > [inert]').count()).toBe(3);
});

test('a new article comes first in the lists, and the home page shows three', async () => {
  const routes = harvests.map(({ slug }) => at(`/blog/${slug}`)).reverse();
  const teasersOn = async (page: Page) =>
    page.locator('li:has(time) a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await teasersOn(await visit(at('/')))).toEqual(routes.slice(0, 3));
  const page = await visit(at('/blog'), withoutScripts);
  expect(await teasersOn(page)).toEqual(routes);
  await page.locator('li:has(time) a').first().click();
  expect(address(page)).toBe(routes[0]);
});

test('registrations with a number and inspection companies stand in the footer and where the company presents itself', async () => {
  const page = await visit(at('/about'), width(320));
  const [iec, cin] = other.registrations;
  for (const part of [page.getByRole('main'), page.getByRole('contentinfo')]) {
    const line = part.getByRole('listitem').filter({ hasText: iec?.number });
    expect(await line.allTextContents()).toEqual([`${iec?.name} ${iec?.number}`]);
    expect(await line.getByRole('link').getAttribute('href')).toBe(iec?.register);
    expect(await part.getByText(cin?.name ?? '', { exact: true }).count()).toBe(0);
  }
  expect(await page.getByText(other.INSPECTOR).count()).toBe(1);
  await expectFits(page);
});

test('a long name of a person fits', async () => {
  const page = await visit(at('/leadership#first'), { ...width(320), ...reducedMotion });
  const dialog = page.getByRole('dialog', { name: other.LONG_WORD });
  await dialog.waitFor();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectFits(page);
});

test('two testimonials are a carousel on a phone, and a plain list where both are in sight', async () => {
  const page = await visit(at('/testimonials'), { ...width(390), ...reducedMotion });
  const { carousel } = documentAt('pages/testimonials.json');
  const group = page.getByRole('group', { name: carousel.label });
  await group.getByRole('button', { name: carousel.next }).waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await eventually(() => group.getByRole('button').count(), 0);
  expect(await group.getByRole('listitem').count()).toBe(2);
});

test.each<[answer: Answer, outcome: string, logged: string | undefined]>([
  ['accepts', 'the thank-you page opens', undefined],
  ['refuses', 'its reason is logged', 'Activate first.'],
  ['never answers', 'the time limit is logged', 'TimeoutError'],
])('an enquiry whose answer is read: where the service %s, %s', async (answer, _, logged) => {
  const page = await visit(at('/contact'));
  const { alerts } = await openFilledIn(page, service, answer);
  await sendButton(page).click();
  if (!logged) {
    await page.waitForURL(`**${at(SENT)}`);
    // The field that people do not see went along, and what has surely arrived is not kept.
    expect(service.enquiries[0]?.fields).toContainEqual(['_honey', '']);
    expect(await page.evaluate(() => localStorage.getItem('sentEnquiry'))).toBeNull();
    return;
  }
  await eventually(async () => alerts, [FAILURE]);
  await eventually(() => sendButton(page).isEnabled(), true);
  await holds(page, ENQUIRY);
  expect(takeComplaints(page).join('\n')).toContain(logged);
});

test('the privacy page tells of the measurement, and who receives it', async () => {
  const page = await visit(at('/privacy'), withoutScripts);
  expect(await page.getByRole('main').innerText()).toContain(new URL(other.MEASUREMENT).hostname);
});

test('speed is reported when the visitor leaves, without the query, and nothing is stored', async () => {
  const page = await newPage();
  const reports: Record<string, unknown>[] = [];
  await page.route(other.MEASUREMENT, async (route) => {
    reports.push(...(JSON.parse(route.request().postData() ?? '') as typeof reports));
    await route.fulfill({ status: 204 });
  });
  await page.goto(at('/about?from=mail'));
  await painted(page);
  // INP comes too, if the page was slow to answer.
  const measured = ['TTFB', 'FCP', 'LCP', 'CLS'];
  await eventually(async () => {
    await leave(page);
    return measured.filter((name) => reports.some((report) => report.name === name));
  }, measured);
  for (const report of reports) {
    expect(Object.keys(report).sort()).toEqual(['id', 'name', 'navigationType', 'path', 'rating', 'value']);
    expect(report).toMatchObject({ path: '/site/about', navigationType: 'navigate' });
  }
  expect(await page.context().cookies()).toEqual([]);
});
