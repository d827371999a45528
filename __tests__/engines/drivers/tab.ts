import { defined, type Settings, type Tab } from '../driver';

interface Dialog {
  message: () => string;
  accept: () => Promise<void>;
}

/** The API that the pages of Playwright and Puppeteer share. */
interface AnyPage {
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  mouse: { move: (x: number, y: number) => Promise<void>; click: (x: number, y: number) => Promise<void> };
  touchscreen: { tap: (x: number, y: number) => Promise<void> };
  keyboard: { type: (text: string) => Promise<void> };
  screenshot: () => Promise<Uint8Array>;
  bringToFront: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Creates the tab actions that Playwright and Puppeteer share.
 * @returns the tab, and a listener for its `dialog` event that confirms each dialog
 */
export function commonTab(page: AnyPage, { touch }: Pick<Settings, 'touch'>) {
  const alerts: string[] = [];
  const onDialog = (dialog: Dialog) => {
    alerts.push(dialog.message());
    // A test may end, and its page close, before the alert is confirmed. An uncaught error would fail all tests.
    dialog.accept().catch(() => {});
  };
  const tab = {
    goto: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    run: (expression) => page.evaluate(expression),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    alert: () => defined(() => alerts.shift()),
    activate: () => page.bringToFront(),
    close: () => page.close(),
  } satisfies Partial<Tab>;
  return { tab, onDialog };
}
