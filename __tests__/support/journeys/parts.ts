/** What the journeys have in common. */
import type { Page } from 'playwright-core';
import { width } from '../visitor';

export interface Journey {
  name: string;
  route: string;
  settings?: object;
  /** Clicks, types, and checks what the visitor reads. */
  go: (page: Page) => Promise<unknown>;
}

export const phone = width(390);

export const region = (page: Page) => page.getByRole('main');
export const press = (page: Page, name: string) =>
  region(page).getByRole('button', { name, exact: true }).first().click();
/** Waits until a live region has a text. */
export const status = (page: Page, text: string) =>
  region(page).getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' });
