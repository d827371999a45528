/** Uses the enquiry list in a browser. */
import type { Page } from 'playwright-core';
import { LIST_KEY } from '../../src/enquiry/enquiry';
import { type Entry, sheetLabels } from './catalogues';
import { filled } from './filled';
import { contact, navigation } from './labels';
import { main, navigate } from './visitor';

export const texts = contact.form.list;
export const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), LIST_KEY);

const { add, added } = sheetLabels.enquiryList;
export const addButton = (page: Page) => main(page).getByRole('button', { name: add, exact: true });
export const addedButton = (page: Page) => main(page).getByRole('button', { name: added, exact: true });

/** Finds the header link to a list with `count` items. */
export const listLink = (page: Page, count: number) => {
  const [before = ''] = navigation.enquiryList.split('{count');
  return page.getByRole('banner').getByRole('link', { name: new RegExp(`^${before}${count} `) });
};

/** Adds entries to the list from their pages. */
export async function collect(page: Page, chosen: readonly Entry[]): Promise<void> {
  for (const { path, name } of chosen) {
    await navigate(page, path);
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await addButton(page).click();
    await addedButton(page).waitFor();
  }
}

export const region = (page: Page) => page.getByRole('region', { name: texts.title, exact: true });
const labelled = (field: string, item: string) => filled(texts.fieldLabel, { field, item });
export const quantity = (page: Page, { name }: Entry) =>
  region(page).getByRole('textbox', { name: labelled(texts.quantity, name), exact: true });
export const unit = (page: Page, { name }: Entry) =>
  region(page).getByRole('combobox', { name: labelled(texts.unit, name), exact: true });
export const removeButton = (page: Page, { name }: Entry) =>
  region(page).getByRole('button', { name: filled(texts.remove, { item: name }), exact: true });

/** Returns the subject of an enquiry about these entries. */
export const subjectOf = (...names: string[]) => filled(texts.subject, { items: names.join(', ') });

/** Finds the list text that will be sent. */
export const preview = (page: Page) => region(page).getByText(texts.preview).locator('+ p');

/** Finds the links in the list, in order. */
export const links = (page: Page) => region(page).getByRole('listitem').getByRole('link');
/** Returns the names in the list, in order. */
export const listed = (page: Page): Promise<string[]> => links(page).allTextContents();
