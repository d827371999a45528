/** The functions by which journeys visit the built site in the engine of the jest project that runs them. */
import type { EngineName } from '../../tools/browsers-check/engines';
import { type StaticServer, startStaticServer } from '../../tools/staticServer';
import { publicDir, requireBuild } from '../support/builtPages';
import type { Browser, Engine, Settings } from './driver';
import { Page } from './page';

/** Set by `jest.config.mjs`. */
declare const ENGINE: EngineName;

export const engineName = (): EngineName => ENGINE;

export const engine = async (): Promise<Engine> => {
  switch (ENGINE) {
    case 'chromium':
      return (await import('./drivers/chromium')).engine;
    case 'firefox':
      return (await import('./drivers/firefox')).engine;
    case 'webkit':
      return (await import('./drivers/webkit')).engine;
  }
};

/**
 * Registers hooks that start a browser before the tests of a file and, after each test, close its tabs and fail it if
 * the browser complained. Each test has a server on its own port: storage belongs to an origin, so each test
 * begins with an empty one.
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
    /** Takes the complaints that a test expects out of those that fail it. */
    takeComplaints: (): string[] => browser?.takeComplaints() ?? [],
  };
}
