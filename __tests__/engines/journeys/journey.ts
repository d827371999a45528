import type { Settings } from '../driver';
import type { Page } from '../page';

/** The steps of a visitor from an open page to the visitor's goal. */
export interface Journey {
  name: string;
  settings: Settings;
  /** Performs the steps and checks what the page shows. `visit` opens a path in a new tab of the same browser. */
  go: (visit: (path: string) => Promise<Page>) => Promise<void>;
  /** Whether the browser logs errors during the journey. */
  logsErrors?: boolean;
  /**
   * Whether to skip the journey under hostile conditions, because it is not affected or needs storage or a second tab.
   */
  skipHostile?: boolean;
}

export const desktop: Settings = { viewport: { width: 1440, height: 900 }, touch: false, scripts: true };
export const phone: Settings = { viewport: { width: 390, height: 844 }, touch: true, scripts: true };
export const withoutScripts: Settings = { ...desktop, scripts: false };
