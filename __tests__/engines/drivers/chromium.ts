/** Chromium through playwright-core. */
import { chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from '../../../tools/browser';
import { type Browser, defined, type Engine, type Paper, type Settings, type Tab } from '../driver';

const launch = () => chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });

function tabOf(page: Page, { touch }: Settings): Tab {
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    run: (expression) => page.evaluate(expression),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    wheel: async (x, y, pixels) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, pixels);
    },
    screenshot: () => page.screenshot(),
    alert: () => defined(() => alerts.shift()),
    activate: () => page.bringToFront(),
    close: () => page.close(),
  };
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
