/** The main menu, found as visitors find it; its names come from `content/navigation.json`. */
import type { Page } from 'playwright-core';
import { navigation } from './labels';

type Entry = (typeof navigation.menu)[number];
const hasLinks = (entry: Entry) => entry.links !== undefined;
const [submenu] = navigation.menu.filter(hasLinks);
if (!submenu) throw new Error('No entry of the main menu has a menu of its own.');

/** The entry with a menu of its own. */
export const SUBMENU = submenu.label;
export const SUBMENU_PATH = submenu.to;
/** The entries of that menu. */
export const subEntries = submenu.links ?? [];
export const SUB_LABELS = subEntries.map(({ label }) => label);
/** The links in the line below them. */
export const MORE_LABELS = (submenu.more ?? []).map(({ label }) => label);
/** The entries without a menu of their own, home first. */
export const plainEntries = [navigation.home, ...navigation.menu.filter((entry) => !hasLinks(entry))];
/** The texts of all stops of the keyboard, from home to the enquiry button, while the submenu is closed. */
export const STOPS = [navigation.home, ...navigation.menu, navigation.enquire].map(({ label }) => label);

export const main = (page: Page) => page.getByRole('navigation', { name: navigation.mainLabel });
export const toggle = (page: Page) => main(page).getByRole('button', { name: navigation.menuToggle });
export const submenuButton = (page: Page) => main(page).getByRole('button', { name: SUBMENU });
export const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
export const expanded = (locator: ReturnType<typeof toggle>) => () => locator.getAttribute('aria-expanded');

/** Which entries of the submenu can be seen. */
export const shownEntries = async (page: Page) => {
  const shown = await main(page).getByRole('link').allTextContents();
  return shown.filter((name) => SUB_LABELS.includes(name));
};

/** The text of the element that has the focus. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
