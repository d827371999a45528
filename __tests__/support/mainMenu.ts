/** The main menu as the tests of the frame find it. */
import type { Page } from 'playwright-core';

export const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const toggle = (page: Page) => main(page).getByRole('button', { name: 'Menu' });
export const expanded = (locator: ReturnType<typeof toggle>) => () => locator.getAttribute('aria-expanded');
export const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
/** The words of the element that has the focus. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

/** The six business pages, as the menu calls them. */
export const SIX = [
  'Agro & Food Products',
  'Textile & Garments',
  'Industrial Goods',
  'Global Market Entry Support',
  'Chemicals & Raw Materials',
  'Logistics',
];

/** Which of them can be seen. */
export const shownEntries = async (page: Page) => {
  const shown: string[] = [];
  for (const name of SIX) if (await link(page, name).isVisible()) shown.push(name);
  return shown;
};
