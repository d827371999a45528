/** Drives Chromium with playwright-core. */
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from '../../../tools/browser';
import { engineOf } from './tab';

export { tabOf } from './tab';

export const engine = engineOf(async ({ viewport, touch, scripts }) => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
  const context = await browser.newContext({
    viewport,
    hasTouch: touch,
    isMobile: touch,
    javaScriptEnabled: scripts,
  });
  return { newPage: () => context.newPage(), close: () => browser.close() };
});
