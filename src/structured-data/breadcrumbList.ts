import type { BreadcrumbList, Thing } from 'schema-dts';
import { SOURCE_LANGUAGE } from '../sourceLanguage';
import { inLanguage, localUrl, type Site } from './site';

/**
 * Describes the breadcrumb of a page.
 * @param ancestors the parent pages, starting with the home page
 */
export const breadcrumbList = (
  site: Site,
  ancestors: readonly { to: string; label: string }[],
  current: string,
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...ancestors.map(({ to, label }) => ({ name: label, item: localUrl(site, to) })),
    { name: current },
  ].map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
});

/** Describes a page: its breadcrumb, and its language if that is not English. */
export function pageInSite(
  site: Site,
  ancestors: readonly { to: string; label: string }[],
  current: string,
): Thing | Thing[] {
  const breadcrumb = breadcrumbList(site, ancestors, current);
  if (site.language === SOURCE_LANGUAGE) return breadcrumb;
  return [{ '@type': 'WebPage', name: current, ...inLanguage(site) }, breadcrumb];
}
