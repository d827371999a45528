/** The interface between journeys and browsers. Each file in `drivers` implements it. */

/** Options for starting a browser. */
export interface Settings {
  viewport: { width: number; height: number };
  /** Whether the device has a touch screen and no pointer that can hover. */
  touch: boolean;
  /** Whether JavaScript is enabled. */
  scripts: boolean;
}

/** The keys that journeys press. */
export type Key = 'Escape' | 'Enter' | 'Tab' | 'Home' | 'End' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export interface Tab {
  /** Opens a URL and waits until it has loaded. */
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Evaluates an expression in the page and awaits its promise. Returns the string that it resolves to. */
  run: (expression: string) => Promise<unknown>;
  /** Moves the mouse to a point in the window. */
  move: (x: number, y: number) => Promise<void>;
  /** Clicks a point in the window, or taps it on a touch screen. */
  click: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Returns a screenshot of the window as a PNG file. */
  screenshot: () => Promise<Uint8Array>;
  /** Waits for an alert, confirms it and returns its text. */
  alert: () => Promise<string>;
  /** Brings the tab to the front. */
  activate: () => Promise<void>;
  close: () => Promise<void>;
}

export interface Browser {
  newTab: () => Promise<Tab>;
  /** Returns the errors and warnings that the browser has logged since the last call. */
  takeComplaints: () => string[];
  quit: () => Promise<void>;
}

export interface Engine {
  start: (settings: Settings) => Promise<Browser>;
  /** Prints a page on A4 paper to a PDF file. */
  print: (url: string, file: string) => Promise<void>;
}

/** Waits until `read` returns a value. */
export async function defined<T>(read: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    await new Promise((next) => setTimeout(next, 25));
  }
}
