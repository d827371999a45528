import type { Page } from 'playwright-core';
import { consoleErrorsOf, openSite } from './builtSite';
import { open, type width } from './visitor';

type Settings = ReturnType<typeof width> & Parameters<Awaited<ReturnType<typeof openSite>>['newPage']>[0];

interface Tour extends Settings {
  /** Settings of the browser for all pages, such as `defaultFontSize=32`. */
  blinkSettings?: string;
}

/** Opens one tab for all tests of a file, which is faster. An error in the browser fails the current test. */
export function tour({ blinkSettings, ...settings }: Tour) {
  let site: Awaited<ReturnType<typeof openSite>> | undefined;
  let tab: Page | undefined;
  let consoleErrors: string[] = [];

  beforeAll(async () => {
    site = await openSite({ blinkSettings });
    tab = await site.newPage(settings);
    consoleErrors = consoleErrorsOf(tab);
  });
  afterAll(() => site?.close());
  afterEach(() => expect(consoleErrors.splice(0)).toEqual([]));

  const page = (): Page => {
    if (!tab) throw new Error('The site could not be opened.');
    return tab;
  };

  return {
    page,
    /** Opens a page in a window of the configured size and waits until React has hydrated it. */
    async open(route: string): Promise<Page> {
      await page().setViewportSize(settings.viewport);
      await open(page(), route);
      return page();
    },
  };
}
