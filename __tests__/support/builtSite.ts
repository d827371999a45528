/** Opens the built site in a browser. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { HYDRATED_ATTRIBUTE } from '../../src/ui/site/hydration';
import { BROWSER_FLAGS, findBrowser } from '../../tools/browser';
import { startStaticServer } from '../../tools/staticServer';
import { publicDir } from './builtPages';

export * from './builtPages';

type PageOptions = NonNullable<Parameters<Browser['newContext']>[0]> & { loadingScreen?: boolean };

interface SiteOptions {
  /** Redirects to URLs with a trailing slash, as some hosts do. */
  addSlashes?: boolean;
  /** Settings of the browser for all pages, such as `defaultFontSize=32`. */
  blinkSettings?: string;
}

/** The response of all other hosts, with a button for the focus. Browsers focus empty frames differently. */
const ELSEWHERE = '<!doctype html><title>Elsewhere</title><button>Elsewhere</button>';

/** Hides the loading screen, so that tests need not wait a second until it disappears. Runs in the browser. */
export function hideLoadingScreen(): void {
  const hide = () => {
    const style = document.createElement('style');
    style.textContent = '[class*="LoadingScreen"] { display: none }';
    document.head.append(style);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', hide);
  else hide();
}

/** Opens a site in the browser. Requests to any other host receive a page with a button. */
export async function openSite({ addSlashes, blinkSettings }: SiteOptions = {}) {
  const server = addSlashes ? await startStaticServer(publicDir, { addSlashes }) : undefined;
  // `startSite.ts` sets the variables.
  const { SITE_ORIGIN = '', BROWSER_ENDPOINT = '' } = process.env;
  const origin = server?.origin ?? SITE_ORIGIN;
  // These settings are browser-wide, so they require another browser.
  const args = [...BROWSER_FLAGS, `--blink-settings=${blinkSettings}`];
  const browser = blinkSettings
    ? await chromium.launch({ executablePath: findBrowser(), args })
    : await chromium.connect(BROWSER_ENDPOINT);
  return {
    origin,
    async newPage({ loadingScreen = false, ...settings }: PageOptions = {}): Promise<Page> {
      const context = await browser.newContext({ baseURL: origin, ...settings });
      // Playwright's server matches a RegExp itself. With a function, it would send every request to this process.
      await context.route(new RegExp(`^(?!${origin}/)`), (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: ELSEWHERE }),
      );
      if (!loadingScreen) await context.addInitScript(hideLoadingScreen);
      return context.newPage();
    },
    async close() {
      await browser.close();
      await server?.close();
    },
  };
}

/** Collects the errors and warnings that the browser reports while `page` is used. */
export function consoleErrorsOf(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  return consoleErrors;
}

/** Waits until React has hydrated the page. */
export const hydrated = (page: Page) => page.locator(`html[${HYDRATED_ATTRIBUTE}]`).waitFor();
