import type { Settings } from '../driver';
import type { Page } from '../page';

/** What a visitor does, from a page that is open to what the visitor wanted. */
export interface Journey {
  name: string;
  settings: Settings;
  /** Clicks, types, and expects what the visitor reads. `visit` opens a path in a new tab of the same browser. */
  go: (visit: (path: string) => Promise<Page>) => Promise<void>;
  /** Whether the browser logs errors on the way. */
  complains?: boolean;
  /** Whether hostile conditions leave it out: they do not concern it, or it needs storage or a second tab. */
  onlyEngines?: boolean;
}

export const desktop: Settings = { viewport: { width: 1440, height: 900 }, touch: false, scripts: true };
export const phone: Settings = { viewport: { width: 390, height: 844 }, touch: true, scripts: true };
export const withoutScripts: Settings = { ...desktop, scripts: false };
