import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../src/cli/browser';
import { type StaticServer, startStaticServer } from '../../src/cli/staticServer';
import { collections } from '../../src/content-model/collections';
import { aliases, articlePath, NOT_FOUND, screens } from '../../src/routes';
import { realContent } from './contentCopy';

export const publicDir = path.resolve('public');

const links = (folder: string): string[] =>
  readdirSync(path.join(realContent, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(realContent, folder, file), 'utf8')).link);

/** Every canonical path of the site, the 404 page left out. */
export const canonicalPaths: string[] = [
  ...screens,
  ...collections.filter(({ document }) => 'link' in document.shape).flatMap(({ folder }) => links(folder)),
  ...readdirSync(path.join(realContent, 'blog')).map((file) => articlePath(file.replace(/\.md$/, ''))),
];
export const aliasPaths = Object.keys(aliases);

/** The HTML that the build made for a path. */
export const htmlOf = (route: string): string =>
  readFileSync(path.join(publicDir, ...route.split('/'), 'index.html'), 'utf8');

/** All pages of the build by path. */
export const builtPages = (): [route: string, html: string][] =>
  [...canonicalPaths, ...aliasPaths, NOT_FOUND].map((route) => [route, htmlOf(route)]);

export function requireBuild(): void {
  if (!existsSync(path.join(publicDir, '404.html')))
    throw new Error('There is no built site to test. Run: npm run build');
}

interface SiteOptions {
  addSlashes?: boolean;
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
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
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

/** Waits until React has taken over: it marks each element of the page that it has hydrated. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
