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
import { navigation } from '../../support/labels';
import { open, phone, visitor, width } from '../../support/visitor';

const { newPage, takeComplaints } = visitor();

/**
 * Opens a page whose scripts arrive after the loading screen has disappeared, so that the page is visible before
 * hydration.
 */
async function openLate(page: Page, path: string): Promise<void> {
  const release = await lateScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('status', { name: navigation.loading }).waitFor({ state: 'hidden' });
  release();
  await hydrated(page);
}

const CONDITIONS = [
  {
    what: 'a translator and an extension that change the HTML before hydration, and late scripts',
    prepare: [translateBeforeHydration, extendBeforeHydration],
    loadingScreen: true,
    begin: openLate,
  },
  {
    what: 'a translator that starts after hydration, no storage, no animations and no fonts',
    prepare: [withoutStorage, withoutAnimations, withoutFonts],
    loadingScreen: false,
    async begin(page: Page, path: string) {
      await open(page, path);
      await translatePage(page);
    },
  },
];

describe.each(CONDITIONS)('with $what', ({ prepare, loadingScreen, begin }) => {
  test.each(journeys.filter(({ onlyEngines }) => !onlyEngines))('$name', async ({ go, settings }) => {
    const pages: Page[] = [];
    await go(async (path) => {
      const page = await newPage({ ...(settings.touch ? phone : width(1440)), loadingScreen });
      for (const step of prepare) await step(page);
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
