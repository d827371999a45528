/** Finds the main menu. Its labels come from `content/navigation.json`. */
import type { Page } from 'playwright-core';
import { navigation } from './labels';

const hasLinks = (entry: (typeof navigation.menu)[number]) => entry.links !== undefined;
const [submenu] = navigation.menu.filter(hasLinks);
if (!submenu) throw new Error('No entry of the main menu has a submenu.');

export const SUBMENU = submenu.label;
export const SUBMENU_PATH = submenu.to;
export const subEntries = submenu.links ?? [];
export const SUB_LABELS = subEntries.map(({ label }) => label);
/** The labels of the links above the submenu entries. */
export const FIRST_LABELS = (submenu.first ?? []).map(({ label }) => label);
/** The entries without a submenu, home first. */
export const plainEntries = [navigation.home, ...navigation.menu.filter((entry) => !hasLinks(entry))];
/** The text of each tab stop, from home to the enquiry button, while the submenu is closed. */
export const STOPS = [navigation.home, ...navigation.menu, navigation.enquire].map(({ label }) => label);

export const mainMenu = (page: Page) => page.getByRole('navigation', { name: navigation.mainLabel });
export const toggle = (page: Page) => mainMenu(page).getByRole('button', { name: navigation.menuToggle });
export const submenuButton = (page: Page) => mainMenu(page).getByRole('button', { name: SUBMENU });
export const link = (page: Page, name: string) => mainMenu(page).getByRole('link', { name, exact: true });
export const expanded = (locator: ReturnType<typeof toggle>) => () => locator.getAttribute('aria-expanded');

export const shownEntries = async (page: Page) => {
  const shown = await mainMenu(page).getByRole('link').allTextContents();
  return shown.filter((name) => SUB_LABELS.includes(name));
};

export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
