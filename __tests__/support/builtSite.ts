/** The built site in a browser. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { HYDRATED_ATTRIBUTE } from '../../src/gatsby/browser/pageLoading';
import { BROWSER_FLAGS, findBrowser } from '../../tools/browser';
import { startStaticServer } from '../../tools/staticServer';

export * from './builtPages';

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

interface SiteOptions {
  /** Another site than the one that all tests share. */
  dir?: string;
  /** Redirects to addresses with a slash at the end, as some hosts do. */
  addSlashes?: boolean;
  prefix?: string;
  /** The font size that the visitor has chosen in the browser, in pixels. */
  fontSize?: number;
}

/** What other hosts answer. The button takes the focus: browsers differ in what they do with an empty page in a frame. */
const ELSEWHERE = '<!doctype html><title>Elsewhere</title><button>Elsewhere</button>';

/** Hides the loading screen, so that a test need not wait a second until it leaves. Runs in the browser. */
export function hideLoadingScreen(): void {
  const hide = () => {
    const style = document.createElement('style');
    style.textContent = '[class^="LoadingScreen"] { display: none }';
    document.head.append(style);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', hide);
  else hide();
}

/** The server and the browser that `startSite.ts` has started. */
function shared(name: 'SITE_ORIGIN' | 'BROWSER_ENDPOINT'): string {
  const value = process.env[name];
  if (!value) throw new Error('The tests of the site run by jest, which starts the server and the browser.');
  return value;
}

/** A browser with a font size of its own is another browser. */
const launch = (fontSize: number) =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_FLAGS, `--blink-settings=defaultFontSize=${fontSize}`],
  });

/** Opens a site in the browser. Requests to any other host get a page with a button. */
export async function openSite({ dir, addSlashes, prefix, fontSize }: SiteOptions = {}) {
  const own = dir || addSlashes || prefix;
  const server = own ? await startStaticServer(dir ?? 'public', { addSlashes, prefix }) : undefined;
  const origin = server?.origin ?? shared('SITE_ORIGIN');
  const browser = fontSize ? await launch(fontSize) : await chromium.connect(shared('BROWSER_ENDPOINT'));
  return {
    origin,
    async newPage({
      loadingScreen = false,
      ...settings
    }: ContextOptions & { loadingScreen?: boolean } = {}): Promise<Page> {
      const context = await browser.newContext({ baseURL: origin, ...settings });
      // A pattern, unlike a function, is matched by the server of the browser: every request would come here.
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

/** What the browser complains of while `page` is used. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Waits until React has hydrated the page. */
export const hydrated = (page: Page) => page.locator(`html[${HYDRATED_ATTRIBUTE}]`).waitFor();
