import type { BreadcrumbList } from 'schema-dts';
import { pageUrl } from '../routes';
import type { Site } from './site';

/**
 * Describes the breadcrumb of a page.
 * @param ancestors the parent pages, starting with the home page
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
