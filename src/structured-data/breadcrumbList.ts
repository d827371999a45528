import type { BreadcrumbList } from 'schema-dts';
import { pageUrl } from '../routes';
import type { Site } from './site';

/**
 * The breadcrumb of a page.
 * @param ancestors the pages above it, from the home page down
 * @param current name of the page itself, which gets no link
 */
export const breadcrumbList = (
  { siteUrl }: Site,
  ancestors: readonly { to: string; label: string }[],
  current: string,
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...ancestors.map(({ to, label }) => ({ name: label, item: pageUrl(siteUrl, to) })),
    { name: current },
  ].map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
});
