/** The names and labels of the layout and of some pages, as their documents have them. */
import type * as z from 'zod';
import type { contactPage } from '../../src/content-model/documents/enquiry';
import type { navigation as navigationModel } from '../../src/content-model/documents/navigation';
import type { site as siteModel } from '../../src/content-model/documents/site';
import { documentAt } from './content';

export const site: z.infer<typeof siteModel> = documentAt('site.json');
export const navigation: z.infer<typeof navigationModel> = documentAt('navigation.json');
export const contact: z.infer<typeof contactPage> = documentAt('pages/contact.json');

/** The first heading of a screen, by the name of its document: `team` has "Our Team". */
export function titleOf(screen: string): string {
  return documentAt(`pages/${screen}.json`).banner.title;
}
