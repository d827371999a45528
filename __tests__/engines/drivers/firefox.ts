/** Drives Firefox with puppeteer-core and WebDriver BiDi. */
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import { FIREFOX } from '../../../tools/browsers-check/engines';
import type { Browser, Engine, Paper, Settings, Tab } from '../driver';
import { commonTab } from './tab';

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

const launch = ({ touch }: Pick<Settings, 'touch'>) =>
  puppeteer.launch({
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

async function press(page: Page, key: string): Promise<void> {
  const [last = '', ...modifiers] = key.split('+').reverse();
  for (const modifier of modifiers) await page.keyboard.down(modifier as KeyInput);
  await page.keyboard.press(last as KeyInput);
  for (const modifier of modifiers) await page.keyboard.up(modifier as KeyInput);
}

function tabOf(page: Page, settings: Settings): Tab {
  const { tab, onDialog } = commonTab(page, settings);
  page.on('dialog', onDialog);
  return { ...tab, press: (key) => press(page, key) };
}

async function start(settings: Settings): Promise<Browser> {
  const browser = await launch(settings);
  const complaints: string[] = [];
  return {
    newTab: async () => {
      const page = await browser.newPage();
      await page.setViewport(settings.viewport);
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      return tabOf(page, settings);
    },
    takeComplaints: () => complaints.splice(0),
    quit: () => browser.close(),
  };
}

async function print(url: string, file: string, { width, height }: Paper): Promise<void> {
  const browser = await launch({ touch: false });
  const page = await browser.newPage();
  await page.goto(url);
  await page.pdf({ path: file, width: `${width}mm`, height: `${height}mm` });
  await browser.close();
}

export const engine: Engine = { start, print };
