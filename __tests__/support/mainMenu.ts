/** Finds the main menu. Its labels come from `content/navigation.json`. */
import type { Page } from 'playwright-core';
import { canonicalPath } from './builtPages';
import { isBuilt } from './inPlace';
import { navigation } from './labels';

/** Whether a link has a page. The menu shows no others. */
const leadsToPage = ({ to }: { to: string }) => isBuilt(canonicalPath(to));

const menu = navigation.menu.map((entry) => ({
  ...entry,
  first: (entry.first ?? []).filter(leadsToPage),
  links: (entry.links ?? []).filter(leadsToPage),
}));
const hasLinks = ({ first, links }: (typeof menu)[number]) => first.length + links.length > 0;
const items = menu.filter((entry) => leadsToPage(entry) || hasLinks(entry));

/** An entry with a page and a submenu. */
export const submenu = items.find((entry) => leadsToPage(entry) && entry.links.length > 0);
export const SUBMENU = submenu?.label ?? '';
export const subEntries = submenu?.links ?? [];
export const SUB_LABELS = subEntries.map(({ label }) => label);
/** The labels of the links above the submenu entries. */
export const FIRST_LABELS = submenu?.first.map(({ label }) => label) ?? [];
/** The entries without a submenu, home first. */
export const plainEntries = [navigation.home, ...items.filter((entry) => !hasLinks(entry))] as const;
/** The text of each tab stop, from home to the enquiry button, while the submenu is closed. */
export const STOPS = [navigation.home, ...items, navigation.enquire].map(({ label }) => label);

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
