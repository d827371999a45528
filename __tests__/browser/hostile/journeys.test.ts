/** Runs the journeys of all features under hostile conditions. Conditions that could hide each other are separate. */
import type { Page } from 'playwright-core';
import { tabOf } from '../../engines/drivers/chromium';
import { journeys } from '../../engines/journeys';
import { Page as JourneyPage } from '../../engines/page';
import { hydrated } from '../../support/builtSite';
import { errorPage } from '../../support/faults';
import {
  extendBeforeHydration,
  lateScripts,
  staleTexts,
  translateBeforeHydration,
  translatePage,
  withoutAnimations,
  withoutFonts,
  withoutStorage,
} from '../../support/hostile';
import { open, phone, visitor, width } from '../../support/visitor';

const { newPage, takeComplaints } = visitor();

/** Opens a page that is visible and changed before its scripts arrive. */
async function openChanged(page: Page, path: string): Promise<void> {
  await translateBeforeHydration(page);
  await extendBeforeHydration(page);
  const release = await lateScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  release();
  await hydrated(page);
}

async function openRestricted(page: Page, path: string): Promise<void> {
  for (const restrict of [withoutStorage, withoutAnimations, withoutFonts]) await restrict(page);
  await open(page, path);
  await translatePage(page);
}

describe.each([
  ['a translator and an extension that change the HTML before hydration, and late scripts', openChanged],
  ['a translator that starts after hydration, no storage, no animations and no fonts', openRestricted],
])('with %s', (_, begin) => {
  test.each(journeys.filter(({ skipHostile }) => !skipHostile))('$name', async ({ go, settings }) => {
    const pages: Page[] = [];
    await go(async (path) => {
      const page = await newPage(settings.touch ? phone : width(1440));
      await begin(page, path);
      pages.push(page);
      return new JourneyPage(tabOf(page, settings), new URL(page.url()).origin, settings);
    });
    for (const page of pages) {
      expect(await errorPage(page).count()).toBe(0);
      expect(await staleTexts(page)).toEqual([]);
      takeComplaints(page);
    }
  });
});
