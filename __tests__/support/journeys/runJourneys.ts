import type { Page } from 'playwright-core';
import { hydrated } from '../builtSite';
import { errorPage } from '../faults';
import { staleTexts } from '../hostile';
import { open, visitor, width } from '../visitor';
import { journeys } from '.';

interface Conditions {
  /** Before the page is opened. */
  prepare: readonly ((page: Page) => Promise<unknown>)[];
  /** Once the page is hydrated. */
  afterwards?: (page: Page) => Promise<unknown>;
}

/** Registers a test for each journey, under conditions that do not hide each other. */
export function runJourneys({ prepare, afterwards }: Conditions): void {
  const { newPage, takeComplaints } = visitor();
  test.each(journeys)('$name works', async ({ route, settings, go }) => {
    const page = await newPage({ ...width(1440), ...settings });
    for (const step of prepare) await step(page);
    await open(page, route);
    await hydrated(page);
    await afterwards?.(page);
    await go(page);
    expect(await errorPage(page).count()).toBe(0);
    expect(await staleTexts(page)).toEqual([]);
    takeComplaints(page);
  });
}
