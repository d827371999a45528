/** Finds the search dialog and its parts. */
import type { Page } from 'playwright-core';
import { RECENT_SEARCHES_KEY } from '../../src/search/useRecentSearches';
import { navigation } from './labels';

const { label, title, placeholder, submit: submitLabel, recent: recentLabel } = navigation.search;

export const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: label, exact: true }).first();
export const dialog = (page: Page) => page.getByRole('dialog', { name: title });
export const input = (page: Page) => dialog(page).getByPlaceholder(placeholder);
export const submit = (page: Page) => dialog(page).getByRole('button', { name: submitLabel, exact: true });
export const recent = (page: Page) =>
  dialog(page).getByRole('list', { name: recentLabel }).getByRole('button');
export const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), RECENT_SEARCHES_KEY);

/** Searches with the dialog. */
export async function search(page: Page, term: string) {
  await opener(page).click();
  await input(page).fill(term);
  await input(page).press('Enter');
}
