/** Names and labels of the layout and of some pages, read from their documents. */
import { documentAt } from './content';

export const site = documentAt('site.json');
export const navigation = documentAt('navigation.json');
export const contact = documentAt('pages/contact.json');

/** Returns the first heading of a screen. `screen` is the name of its document: `team` or `catalogues/foods`. */
export function titleOf(screen: string): string {
  const name = screen.includes('/') ? screen : `pages/${screen}`;
  return documentAt<{ banner: { title: string } }>(`${name}.json`).banner.title;
}
