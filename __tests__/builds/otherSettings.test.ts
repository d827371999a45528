/** The site built with other people, another history, one more article, and all that the settings leave off turned on. */
import type { Page } from 'playwright-core';
import { violationsOf } from '../support/axe';
import { openSite } from '../support/builtSite';
import { alertsOf, ENQUIRY, FAILURE, holds, interpolate, SENT, sendButton } from '../support/contactForm';
import type { ContentCopy } from '../support/contentCopy';
import { type Answer, formService } from '../support/formService';
import { leave, painted, speedScriptsLoaded } from '../support/measurement';
import { buildOtherSite } from '../support/otherSite';
import { eventually, reducedMotion, uncovered, visitor, width } from '../support/visitor';

jest.setTimeout(600_000);

/** Seconds. */
const TIME_LIMIT = 2;
const MEASUREMENT = 'https://speed.deccan.in/collect';
const LONG_NAME =
  'Dr. Wolfgangusmaximilian Graf von Hohenstaufen-Wittelsbacherland zu Niederbayern-Oberpfalz';

function change(content: ContentCopy): void {
  content.edit('site.json', (site) => {
    Object.assign(site.enquiry as object, { checkAnswer: true, timeLimit: TIME_LIMIT });
    site.measurement = { url: MEASUREMENT };
  });
  const article = content.read('blog/trade-trends.md');
  content.write(
    'blog/kabuli-chana.md',
    article
      .replace(/^title: .*$/m, 'title: "Kabuli chana: sizes and counts"')
      .replace(/^( *title: ).*$/gm, '$1"Kabuli chana: sizes and counts"')
      .replaceAll('2025-04-26', '2025-05-02'),
  );
  content.edit('leaders/anjali-deshmukh.json', (leader) => {
    leader.name = LONG_NAME;
  });
  content.write(
    'leaders/sixth-leader.json',
    JSON.stringify({ ...JSON.parse(content.read('leaders/farah-shaikh.json')), id: 6, name: 'Sixth Leader' }),
  );
  // A period of a single event, and two testimonials, which a large screen shows at once.
  for (const file of content.list('timeline/future').slice(1)) content.delete(`timeline/future/${file}`);
  for (const file of content.list('testimonials').slice(2)) content.delete(`testimonials/${file}`);
}

let site: Awaited<ReturnType<typeof buildOtherSite>>;
const service = formService();
const { visit, newPage, complaints } = visitor(async () => {
  site = await buildOtherSite(change);
  return openSite({ dir: site.dir });
});
afterAll(() => site?.remove());

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('an answer that is read', () => {
  async function send(answer: Answer) {
    service.thatNow(answer);
    const page = await visit('/contact');
    await service.connect(page);
    const alerts = alertsOf(page);
    await interpolate(page);
    await sendButton(page).click();
    return { page, alerts };
  }

  test('and accepts leads to the page of thanks', async () => {
    const { page, alerts } = await send('accepts');
    await page.waitForURL(`**${SENT}`);
    expect(alerts).toEqual([]);
  });

  test.each([
    ['refuses', 'Activate first.'],
    ['fails with 500', 'HTTP status 500'],
    ['writes no JSON', 'SyntaxError'],
    ['drops the connection', 'Failed to fetch'],
    ['never answers', 'TimeoutError'],
  ] as const)('and %s is a failure, logged as "%s", and nothing is lost', async (answer, logged) => {
    const { page, alerts } = await send(answer);
    await eventually(async () => alerts, [FAILURE]);
    await eventually(() => sendButton(page).isEnabled(), true);
    await holds(page, ENQUIRY);
    expect(complaints(page).join('\n')).toContain(logged);
  });
});

describe('the measurement of speed', () => {
  /** Of every visit; INP is told as well, where the page took a moment to answer. */
  const MEASURED = ['TTFB', 'FCP', 'LCP', 'CLS'];
  const KEYS = ['id', 'name', 'navigationType', 'path', 'rating', 'value'];

  test('is reported when the visitor leaves, without the query, and stores nothing', async () => {
    const page = await newPage();
    const reports: Record<string, unknown>[] = [];
    await page.route(MEASUREMENT, async (route) => {
      reports.push(...JSON.parse(route.request().postData() ?? ''));
      await route.fulfill({ status: 204 });
    });
    await page.goto('/about?from=mail');
    await painted(page);
    await eventually(async () => {
      await leave(page);
      return MEASURED.filter((name) => reports.some((report) => report.name === name));
    }, MEASURED);
    for (const report of reports) {
      expect(Object.keys(report).sort()).toEqual(KEYS);
      expect(report).toMatchObject({ path: '/about', navigationType: 'navigate', value: expect.any(Number) });
    }
    expect(await page.context().cookies()).toEqual([]);
  });

  test('begins when the page is alive, and all else is loaded', async () => {
    const page = await newPage();
    const [script] = await speedScriptsLoaded(page, site.dir, '/about');
    const times = await page.evaluate((name) => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return {
        // The mark is Gatsby's own.
        alive: performance.getEntriesByName('onInitialClientRender')[0]?.startTime ?? Infinity,
        loaded: navigation?.loadEventStart ?? Infinity,
        asked:
          performance.getEntriesByType('resource').find(({ name: url }) => url.endsWith(name))?.startTime ??
          0,
      };
    }, String(script));
    expect(times.asked).toBeGreaterThan(times.alive);
    expect(times.asked).toBeGreaterThanOrEqual(times.loaded);
  });

  test.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('does not happen to those whose browsers say %s', async (name, value) => {
    const page = await newPage();
    await page.addInitScript(
      ([key, said]) => Object.defineProperty(navigator, String(key), { value: said }),
      [name, value],
    );
    expect(await speedScriptsLoaded(page, site.dir, '/about')).toEqual([]);
  });
});

test('an article is a file: it has its page, comes first in the lists, and is counted nowhere by itself', async () => {
  const page = await visit('/blog/kabuli-chana');
  expect(await page.getByRole('article').locator('time').first().textContent()).toBe('2 May 2025');
  for (const [route, count] of [
    ['/blog', 4],
    ['/', 3],
  ] as const) {
    const list = await visit(route);
    const teasers = list.getByRole('listitem').filter({ has: list.locator('time') });
    expect(await teasers.count()).toBe(count);
    expect(await teasers.first().getByRole('link').getAttribute('href')).toBe('/blog/kabuli-chana');
  }
  const recent = page.getByRole('complementary').locator('section', { hasText: 'Recent Posts' });
  expect(await recent.getByRole('listitem').count()).toBe(3);
  expect(await recent.getByRole('link').first().textContent()).toBe('Kabuli chana: sizes and counts');
});

test.each([320, 390, 768, 1440])('long names of people fit at %d px', async (pixels) => {
  const page = await visit('/leadership#anjali-deshmukh', { ...width(pixels), ...reducedMotion });
  await uncovered(page);
  const dialog = page.getByRole('dialog', { name: LONG_NAME });
  await dialog.waitFor();
  expect(await dialog.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
  expect(await violationsOf(page)).toEqual([]);
  expect(await tooWide(page)).toBe(false);
});

test('a new leader has a card, a biography and an address', async () => {
  const page = await visit('/leadership');
  await page.getByRole('button', { name: 'Read More: Sixth Leader' }).click();
  await page.getByRole('dialog', { name: 'Sixth Leader' }).waitFor();
  await eventually(async () => new URL(page.url()).hash, '#sixth-leader');
});

test('a period of one event has nowhere to step to', async () => {
  const page = await visit('/legacy#future');
  const panel = page.getByRole('tabpanel');
  await eventually(
    () => panel.getByRole('button').evaluateAll((all) => all.map((each) => each.matches(':disabled'))),
    [true, true],
  );
  expect(await panel.getByRole('status').textContent()).toContain('1 of 1');
});

test('two testimonials are a carousel on a phone, and a plain list where both are in sight', async () => {
  const page = await visit('/testimonials', { ...width(390), ...reducedMotion });
  const carousel = page.getByRole('group', { name: 'Testimonials' });
  await eventually(() => carousel.getByRole('button', { name: /^Show/ }).count(), 2);
  await page.setViewportSize({ width: 1440, height: 900 });
  await eventually(() => carousel.getByRole('button').count(), 0);
  expect(await carousel.getByRole('listitem').count()).toBe(2);
});
