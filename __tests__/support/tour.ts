import type { Page } from 'playwright-core';
import { consoleErrorsOf, openSite } from './builtSite';
import { open, type width } from './visitor';

type Site = Awaited<ReturnType<typeof openSite>>;
type Settings = ReturnType<typeof width> & Parameters<Site['newPage']>[0] & Parameters<typeof openSite>[0];

/** Opens one tab for all tests of a file, which is faster. An error in the browser fails the current test. */
export function tour({ blinkSettings, ...settings }: Settings) {
  let site: Site;
  let tab: Page;
  let consoleErrors: string[] = [];

  beforeAll(async () => {
    site = await openSite({ blinkSettings });
    tab = await site.newPage(settings);
    consoleErrors = consoleErrorsOf(tab);
  });
  afterAll(() => site?.close());
  afterEach(() => expect(consoleErrors.splice(0)).toEqual([]));

  return {
    page: () => tab,
    /** Opens a page in a window of the configured size and waits until React has hydrated it. */
    async open(route: string): Promise<Page> {
      await tab.setViewportSize(settings.viewport);
      await open(tab, route);
      return tab;
    },
  };
}
