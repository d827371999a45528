import type { Page } from 'playwright-core';
import { complaintsOf, hydrated, openSite } from './builtSite';
import type { width } from './visitor';

type Settings = ReturnType<typeof width> & Parameters<Awaited<ReturnType<typeof openSite>>['newPage']>[0];

interface Tour extends Settings {
  /** The font size that the visitor has chosen in the browser, in pixels. */
  fontSize?: number;
}

/**
 * One tab for the tests of a file, which goes from page to page: quicker than a tab for each, for tests that only look.
 * A page that makes the browser complain fails the test that opened it.
 */
export function tour({ fontSize, ...settings }: Tour) {
  let site: Awaited<ReturnType<typeof openSite>> | undefined;
  let tab: Page | undefined;
  let complaints: string[] = [];

  beforeAll(async () => {
    site = await openSite({ fontSize });
    tab = await site.newPage(settings);
    complaints = complaintsOf(tab);
  });
  afterAll(() => site?.close());
  afterEach(() => expect(complaints.splice(0)).toEqual([]));

  const page = (): Page => {
    if (!tab) throw new Error('The site could not be opened.');
    return tab;
  };

  return {
    page,
    /** Opens a page in a window of the size that was asked for, and waits until it is hydrated. */
    async open(route: string): Promise<Page> {
      await page().setViewportSize(settings.viewport);
      await page().goto(route, { waitUntil: 'domcontentloaded' });
      // A sign of use, upon which the scripts start at once.
      await page().evaluate(() => window.dispatchEvent(new Event('keydown')));
      await hydrated(page());
      return page();
    },
  };
}
