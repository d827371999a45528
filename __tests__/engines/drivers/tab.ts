/** Drives a browser through the API that Playwright and Puppeteer share. */
import { defined, type Engine, type Key, type Settings, type Tab } from '../driver';

export interface PageActions {
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  mouse: { move: (x: number, y: number) => Promise<void>; click: (x: number, y: number) => Promise<void> };
  touchscreen: { tap: (x: number, y: number) => Promise<void> };
  keyboard: { press: (key: Key) => Promise<void>; type: (text: string) => Promise<void> };
  screenshot: () => Promise<Uint8Array>;
  pdf: (options: { path: string; format: 'A4' }) => Promise<unknown>;
  bringToFront: () => Promise<void>;
  close: () => Promise<void>;
}

interface Message {
  type(): string;
  text(): string;
  /** Where the problem is, such as the URL of a file that cannot be loaded. */
  location(): { url?: string | undefined };
}

/** Tests have no network, so files of other hosts cannot be loaded. */
const isOfOtherHost = (url = ''): boolean => URL.canParse(url) && new URL(url).protocol === 'https:';

export interface AnyPage extends PageActions {
  on(event: 'dialog', listener: (dialog: { message(): string; accept(): Promise<void> }) => void): unknown;
  on(event: 'console', listener: (message: Message) => void): unknown;
  on(event: 'pageerror', listener: (error: unknown) => void): unknown;
}

/** Wraps a page as a `Tab`. Adds the errors and warnings that the browser logs to `complaints`. */
export function tabOf(page: AnyPage, { touch }: Pick<Settings, 'touch'>, complaints: string[] = []): Tab {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    // A test may end, and its page close, before the alert is confirmed. An uncaught error would fail all tests.
    dialog.accept().catch(() => {});
  });
  page.on('console', (message) => {
    // Playwright names the type "warning", and Puppeteer "warn".
    if (/^(error|warn)/.test(message.type()) && !isOfOtherHost(message.location().url))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
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
    screenshot: () => page.screenshot(),
    alert: () => defined(() => alerts.shift()),
    activate: () => page.bringToFront(),
    close: () => page.close(),
  };
}

/** Creates an engine from a function that starts a browser. */
export const engineOf = (
  launch: (settings: Settings) => Promise<{ newPage: () => Promise<AnyPage>; close: () => Promise<void> }>,
): Engine => ({
  async start(settings) {
    const browser = await launch(settings);
    const complaints: string[] = [];
    return {
      newTab: async () => tabOf(await browser.newPage(), settings, complaints),
      takeComplaints: () => complaints.splice(0),
      quit: () => browser.close(),
    };
  },
  async print(url, file) {
    const browser = await launch({ viewport: { width: 1440, height: 900 }, touch: false, scripts: true });
    const page = await browser.newPage();
    await page.goto(url);
    await page.pdf({ path: file, format: 'A4' });
    await browser.close();
  },
});
