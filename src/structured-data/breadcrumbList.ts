import type { BreadcrumbList } from 'schema-dts';
import { pageUrl } from '../routes';
import type { Site } from './site';

/**
 * The way from the home page to a page.
 * @param above the pages above it, which have links
 * @param current its own name
 */
export const breadcrumbList = (
  { siteUrl }: Site,
  above: readonly { to: string; label: string }[],
  current: string,
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...above.map(({ to, label }) => ({ name: label, item: pageUrl(siteUrl, to) })),
    { name: current },
  ].map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
});
