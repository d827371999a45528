/** Drives Firefox with puppeteer-core and WebDriver BiDi. */
import puppeteer from 'puppeteer-core';
import { FIREFOX } from '../../../tools/browsers-check/engines';
import { type AnyPage, engineOf, type PageActions } from './tab';

/**
 * Bit masks for a mouse and a finger. Without a pointer device of the operating system, Firefox reports no pointer, so
 * the preferences set one.
 */
const MOUSE = 6;
const FINGER = 1;

/** Preferences that block requests to other hosts and background traffic. */
const OFFLINE = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

export const engine = engineOf(async ({ viewport, touch }) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    extraPrefsFirefox: {
      ...OFFLINE,
      'ui.primaryPointerCapabilities': touch ? FINGER : MOUSE,
      'ui.allPointerCapabilities': touch ? FINGER : MOUSE,
      // Scroll bars of phones overlay the page and take up no space.
      'ui.useOverlayScrollbars': touch ? 1 : 0,
    },
  });
  const newPage = async () => {
    const page = await browser.newPage();
    await page.setViewport(viewport);
    // TypeScript cannot compare the generic type of Puppeteer's `on` with overloads.
    const actions: PageActions = page;
    return actions as AnyPage;
  };
  return { newPage, close: () => browser.close() };
});
