/** Provides the actions that journeys use. They are the same in all engines and use the engine's driver. */
import { HYDRATED_ATTRIBUTE } from '../../src/gatsby/browser/pageLoading';
import { defined, type Key, type Tab } from './driver';
import { expressionOf } from './inPage/bundle';
import type * as queryModule from './inPage/query';
import type { Target } from './inPage/query';

type Query = typeof queryModule;

/** Maximum number of retries while the browser is leaving the page. */
const MAX_FAILURES = 20;

/** An error that a function threw in the page. */
class PageError extends Error {}

export class Page {
  constructor(
    private readonly tab: Tab,
    private readonly origin: string,
    private readonly settings: { scripts: boolean },
  ) {}

  /**
   * Evaluates a function in the page.
   * @throws if the function throws or the browser leaves the page meanwhile
   */
  private async run(body: string, args: readonly unknown[]): Promise<unknown> {
    const { value, error } = JSON.parse(String(await this.tab.run(expressionOf(body, args)))) as {
      value?: unknown;
      error?: string;
    };
    if (error) throw new PageError(error);
    return value;
  }

  /**
   * Evaluates a function in the page. If the browser leaves the page meanwhile, evaluates it again in the next page.
   */
  private async look(body: string, args: readonly unknown[]): Promise<unknown> {
    for (let failures = 0; ; failures++) {
      try {
        return await this.run(body, args);
      } catch (error) {
        if (error instanceof PageError || failures === MAX_FAILURES) throw error;
        await new Promise((next) => setTimeout(next, 100));
      }
    }
  }

  /**
   * Calls a function in the page, perhaps twice. Its first argument is the module `inPage/query.ts`. It cannot use variables
   * from its surrounding scope.
   */
  evaluate = <Args extends unknown[], Result>(
    body: (query: Query, ...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> => this.look(String(body), args) as Promise<Awaited<Result>>;

  /** Waits for the first element that matches a target and calls a function with it in the page. */
  async read<Result>(target: Target, body: (element: HTMLElement) => Result): Promise<Awaited<Result>> {
    await this.find(target);
    const source = `async (query, target) => (${body})(query.findAll(target)[0])`;
    return this.look(source, [target]) as Promise<Awaited<Result>>;
  }

  /** Calls a function in the page with each element that matches a target. */
  async readAll<Result>(target: Target, body: (element: HTMLElement) => Result): Promise<Awaited<Result>[]> {
    const source = `async (query, target) => Promise.all(query.findAll(target).map((each) => (${body})(each)))`;
    return this.look(source, [target]) as Promise<Awaited<Result>[]>;
  }

  /** Returns the text of each element that matches a target. */
  texts = (target: Target): Promise<string[]> =>
    this.readAll(target, ({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim());

  count = (target: Target): Promise<number> =>
    this.evaluate((query, sought) => query.findAll(sought).length, target);

  /** Whether the first element that matches a target is painted and not covered. */
  isOnTop = (target: Target): Promise<boolean> =>
    this.evaluate((query, sought) => query.findAll(sought).slice(0, 1).some(query.isOnTop), target);

  hasFocus = (target: Target): Promise<boolean> =>
    this.evaluate((query, sought) => query.findAll(sought)[0] === document.activeElement, target);

  /** Waits until an element matches a target. */
  async find(target: Target): Promise<void> {
    await defined(async () => ((await this.count(target)) > 0 ? true : undefined));
  }

  /** Waits until no element matches a target. */
  async gone(target: Target): Promise<void> {
    await defined(async () => ((await this.count(target)) === 0 ? true : undefined));
  }

  /** Waits until an element can be clicked, and returns the point. */
  private placeOf = (target: Target): Promise<{ x: number; y: number }> =>
    defined(
      async () => (await this.evaluate((query, sought) => query.clickable(sought), target)) ?? undefined,
    );

  async click(target: Target): Promise<void> {
    const { x, y } = await this.placeOf(target);
    await this.tab.click(x, y);
  }

  async hover(target: Target): Promise<void> {
    const { x, y } = await this.placeOf(target);
    await this.tab.move(x, y);
  }

  /** Moves the mouse to the left edge of the window, where no element reacts to it. */
  leave = (): Promise<void> => this.tab.move(1, 400);

  press = (key: Key): Promise<void> => this.tab.press(key);

  /** Replaces the text of a field: clicks the field, selects its text and types. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.read(target, (field) => (field as HTMLInputElement).select());
    await this.tab.type(text);
  }

  /** Types into the focused field. */
  type = (text: string): Promise<void> => this.tab.type(text);

  focus = (target: Target): Promise<void> => this.read(target, (element) => element.focus());

  value = (target: Target): Promise<string> =>
    this.read(target, (field) => (field as HTMLInputElement).value);

  /** Returns the path, query and hash of the URL. */
  address = (): Promise<string> => this.evaluate(() => location.pathname + location.search + location.hash);

  scrollY = (): Promise<number> => this.evaluate(() => Math.round(window.scrollY));

  alert = (): Promise<string> => this.tab.alert();
  activate = (): Promise<void> => this.tab.activate();
  screenshot = (): Promise<Uint8Array> => this.tab.screenshot();
  close = (): Promise<void> => this.tab.close();

  /** Opens a path and waits until React has hydrated the page. Without scripts, waits until the page has loaded. */
  async open(path: string): Promise<void> {
    await this.tab.goto(this.origin + path);
    await this.ready();
  }

  /** Navigates like a Gatsby link: with the router, without loading a new document. */
  async navigate(to: string): Promise<void> {
    await this.run('(_query, path) => window.___navigate(path)', [to]);
  }

  /** Removes the focus from buttons when they are pressed, because Safari does not focus them and WebKitGTK does. */
  async imitateSafari(): Promise<void> {
    await this.run(
      `() => document.addEventListener('mousedown', (event) => {
        if (!event.target.closest('button')) return;
        event.preventDefault();
        document.activeElement?.blur();
      })`,
      [],
    );
  }

  /** Waits until any pending scroll of the page has happened. */
  waitForScroll = (): Promise<void> =>
    this.evaluate(() => new Promise<void>((next) => setTimeout(next, 600)));

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.ready();
  }

  async back(): Promise<void> {
    // Go back in a timeout, so that the driver receives the result before the browser leaves the page.
    await this.run('() => { setTimeout(() => history.back()); }', []);
  }

  /** Starts the scripts immediately, as a key press does, waits for hydration and hides the loading screen. */
  private async ready(): Promise<void> {
    await this.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = '[class*="LoadingScreen"] { display: none }';
      document.head.append(style);
      window.dispatchEvent(new Event('keydown'));
    });
    if (this.settings.scripts) await this.find({ css: `html[${HYDRATED_ATTRIBUTE}]` });
  }
}
