/** The built site in a browser. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { HYDRATED_ATTRIBUTE } from '../../src/gatsby/browser/pageLoading';
import { BROWSER_FLAGS, findBrowser } from '../../tools/browser';
import { type StaticServer, startStaticServer } from '../../tools/staticServer';
import { publicDir, requireBuild } from './builtPages';

export * from './builtPages';

interface SiteOptions {
  addSlashes?: boolean;
  prefix?: string;
  /** The folder that holds the site; that of the build unless told otherwise. */
  dir?: string;
  /** The size of letters that the visitor has chosen in the browser, in pixels. */
  fontSize?: number;
}

/** What other hosts answer. The button takes the focus: browsers differ in what they do with an empty page in a frame. */
const ELSEWHERE = '<!doctype html><title>Elsewhere</title><button>Elsewhere</button>';

/** Serves a built site and drives it with a browser; requests to any other host get a page with a button. */
export async function openSite({ dir = publicDir, fontSize, ...options }: SiteOptions = {}) {
  requireBuild();
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no browser for the tests. Run: npm run browser:install');
  const server: StaticServer = await startStaticServer(dir, options);
  const browser: Browser = await chromium.launch({
    executablePath,
    args: [
      ...BROWSER_FLAGS,
      // It replaces the mouse that Playwright puts there otherwise.
      ...(fontSize ? [`--blink-settings=defaultFontSize=${fontSize}`] : []),
    ],
  });
  return {
    origin: server.origin,
    async newPage(settings: Parameters<Browser['newContext']>[0] = {}) {
      const context = await browser.newContext({ baseURL: server.origin, ...settings });
      await context.route(
        (url) => url.origin !== server.origin,
        (route) => route.fulfill({ status: 200, contentType: 'text/html', body: ELSEWHERE }),
      );
      return context.newPage();
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** What the browser complains of while `page` is used. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Waits until React has taken over, all effects of the first view included. */
export const hydrated = (page: Page) =>
  page.waitForFunction((alive) => document.documentElement.hasAttribute(alive), HYDRATED_ATTRIBUTE);
