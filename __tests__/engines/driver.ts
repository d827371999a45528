/** What a journey needs of a browser: the interface that each file of `drivers` implements. */

/** How a browser is started. */
export interface Settings {
  viewport: { width: number; height: number };
  /** A touch screen without a pointer that hovers. */
  touch: boolean;
  /** Whether JavaScript is switched on. */
  scripts: boolean;
}

/** Keys without a character. A key that types one is named by it. */
export type Key =
  | 'Escape'
  | 'Enter'
  | 'Tab'
  | 'Shift+Tab'
  | 'Space'
  | 'Home'
  | 'End'
  | `Arrow${'Down' | 'Up' | 'Left' | 'Right'}`;

export interface Tab {
  /** Opens a URL and waits until it has loaded. */
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Evaluates an expression in the page, waits for its promise, and returns the string that it gives. */
  run: (expression: string) => Promise<unknown>;
  /** Moves the mouse to a place in the window. */
  move: (x: number, y: number) => Promise<void>;
  /** Clicks at a place in the window, or taps on a touch screen. */
  click: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Turns the mouse wheel by so many pixels at a place in the window. */
  wheel: (x: number, y: number, pixels: number) => Promise<void>;
  /** A PNG file of what the window shows. */
  screenshot: () => Promise<Uint8Array>;
  /** Waits for an alert, confirms it, and returns its text. */
  alert: () => Promise<string>;
  /** Brings the tab to the front. */
  activate: () => Promise<void>;
  close: () => Promise<void>;
}

export interface Browser {
  newTab: () => Promise<Tab>;
  /** The errors and warnings that the browser has logged since the last call. */
  takeComplaints: () => string[];
  quit: () => Promise<void>;
}

/** A sheet of paper, in millimetres. */
export interface Paper {
  width: number;
  height: number;
}

export interface Engine {
  start: (settings: Settings) => Promise<Browser>;
  /** Prints a page to a PDF file. */
  print: (url: string, file: string, paper: Paper) => Promise<void>;
}

/** Waits until `read` returns a value. */
export async function defined<T>(read: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    await new Promise((next) => setTimeout(next, 25));
  }
}
