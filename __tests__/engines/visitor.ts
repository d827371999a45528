/** Functions with which journeys visit the built site in the engine of the current Jest project. */
import type { EngineName } from '../../tools/browsers-check/engines';
import { type StaticServer, startStaticServer } from '../../tools/staticServer';
import { publicDir, requireBuild } from '../support/builtPages';
import type { Browser, Engine, Settings } from './driver';
import { Page } from './page';

/** Set by the Jest configurations. */
declare const ENGINE: EngineName;

export const engineName = (): EngineName => ENGINE;

export const engine = async (): Promise<Engine> => (await import(`./drivers/${ENGINE}`)).engine;

/**
 * Registers hooks that start a browser before the tests of a file. After each test, they close its tabs and fail the
 * test if the browser logged errors or warnings. Each test has a server with its own port and therefore starts with
 * empty storage, because storage belongs to an origin.
 */
export function visitor(settings: Settings) {
  let browser: Browser | undefined;
  let server: StaticServer | undefined;
  let pages: Page[] = [];

  beforeAll(async () => {
    requireBuild();
    browser = await (await engine()).start(settings);
  });
  afterAll(() => browser?.quit());
  beforeEach(async () => {
    server = await startStaticServer(publicDir);
  });
  afterEach(async () => {
    for (const page of pages) await page.close();
    pages = [];
    await server?.close();
    expect(browser?.takeComplaints()).toEqual([]);
  });

  /** Opens a path in a new tab. */
  const visit = async (path: string): Promise<Page> => {
    if (!browser || !server) throw new Error('The browser or the server did not start.');
    const page = new Page(await browser.newTab(), server.origin, settings);
    pages.push(page);
    await page.open(path);
    return page;
  };

  return {
    visit,
    /** Returns the complaints so far and clears them, so that they do not fail the test. */
    takeComplaints: (): string[] => browser?.takeComplaints() ?? [],
  };
}
