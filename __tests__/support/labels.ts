/** Names and labels of the layout and of some pages, from their documents and from the built pages. */
import { htmlOf } from './builtPages';
import { documentAt } from './content';

export const site = documentAt('site.json');
export const navigation = documentAt('navigation.json');
export const contact = documentAt('pages/contact.json');

/** The characters that React escapes in texts. */
const ESCAPED: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };

/** Returns the first heading of the built page of a path. */
export function titleOf(route: string): string {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(htmlOf(route)) ?? [];
  const text = heading.replaceAll(/<[^>]*>/g, '');
  return text.replaceAll(/&(.*?);/g, (escaped, name) => ESCAPED[name] ?? escaped);
}
