/** The search dialog, as a visitor finds it. */
import type { Locator, Page } from 'playwright-core';

export const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first();
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search by keyword' });
export const input = (page: Page) => dialog(page).getByPlaceholder('Enter keywords to search services...');
export const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Search', exact: true });
export const recent = (page: Page) =>
  dialog(page).getByRole('list', { name: 'Recent Searches' }).getByRole('button');
export const stored = (page: Page) => page.evaluate(() => localStorage.getItem('searchHistory'));
export const isFocused = (locator: Locator) => () =>
  locator.evaluate((element) => element === document.activeElement);

/** Searches by the dialog. */
export async function search(page: Page, term: string) {
  await opener(page).click();
  await input(page).fill(term);
  await input(page).press('Enter');
}
