import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { open } from './visitor';

/** Opens a page, waits until the browser is idle, and returns the loaded scripts that report measurements. */
export async function reportScriptsLoaded(page: Page, dir: string, address: string): Promise<string[]> {
  const scripts = readdirSync(dir).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(dir, file), 'utf8').includes('sendBeacon'),
  );
  if (scripts.length === 0) throw new Error('No script reports measurements.');
  await open(page, address);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => setTimeout(idle, 200))));
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return scripts.filter((script) => loaded.some((url) => url.endsWith(script)));
}
