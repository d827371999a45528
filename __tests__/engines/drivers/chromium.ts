/** Drives Chromium with playwright-core. */
import { chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from '../../../tools/browser';
import type { Browser, Engine, Paper, Settings, Tab } from '../driver';
import { commonTab } from './tab';

const launch = () => chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });

/** Wraps a Playwright page as a `Tab`. */
export function tabOf(page: Page, settings: Pick<Settings, 'touch'>): Tab {
  const { tab, onDialog } = commonTab(page, settings);
  page.on('dialog', onDialog);
  return { ...tab, press: (key) => page.keyboard.press(key) };
}

async function start(settings: Settings): Promise<Browser> {
  const { viewport, touch, scripts } = settings;
  const browser = await launch();
  const context = await browser.newContext({
    viewport,
    hasTouch: touch,
    isMobile: touch,
    javaScriptEnabled: scripts,
  });
  const complaints: string[] = [];
  return {
    newTab: async () => {
      const page = await context.newPage();
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      return tabOf(page, settings);
    },
    takeComplaints: () => complaints.splice(0),
    quit: () => browser.close(),
  };
}

async function print(url: string, file: string, { width, height }: Paper): Promise<void> {
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(url);
  await page.pdf({ path: file, width: `${width}mm`, height: `${height}mm` });
  await browser.close();
}

export const engine: Engine = { start, print };
