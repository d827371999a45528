/** Each feature on a network on which the scripts of a page take 10 s. */
import { hydrated } from '../../support/builtSite';
import { lateScripts } from '../../support/hostile';
import { journeys } from '../../support/journeys';
import { navigation } from '../../support/labels';
import { visitor, width } from '../../support/visitor';

const { newPage, takeComplaints } = visitor();

/** Milliseconds that the scripts of a page take to arrive. */
const LATE = 10_000;

test('with scripts that arrive after 10 s, each page can be read meanwhile, and each journey works then', async () => {
  const start = Date.now();
  const waiting = [];
  for (const journey of journeys) {
    const page = await newPage({ ...width(1440), loadingScreen: true, ...journey.settings });
    const release = await lateScripts(page);
    await page.goto(journey.route, { waitUntil: 'commit' });
    waiting.push({ ...journey, page, release });
  }
  await new Promise((done) => setTimeout(done, start + LATE - Date.now()));
  const failed: unknown[] = [];
  for (const { name, page, release, go } of waiting) {
    const title = page.getByRole('heading', { level: 1 }).first();
    const isCovered = await page.getByRole('status', { name: navigation.loading }).isVisible();
    if (isCovered || !(await title.isVisible())) failed.push(`${name}: the page cannot be read`);
    release();
    await hydrated(page);
    await go(page).catch((error) => failed.push(`${name}: ${error}`));
    takeComplaints(page);
    await page.close();
  }
  expect(failed).toEqual([]);
});
