import type { BreadcrumbList, ItemList, ListItem, Thing } from 'schema-dts';
import { SOURCE_LANGUAGE } from '../lib/localText';
import { pageUrl } from '../routes';

export type Site = Queries.SiteDataQuery['site'] & {
  language: string;
  localPath: (path: string) => string;
};

export const localUrl = ({ siteUrl, localPath }: Pick<Site, 'siteUrl' | 'localPath'>, path: string): string =>
  pageUrl(siteUrl, localPath(path));

/** The language of a text. English, the language of the site, needs none. */
export const inLanguage = ({ language }: Pick<Site, 'language'>): { inLanguage?: string } =>
  language === SOURCE_LANGUAGE ? {} : { inLanguage: language };

/** Returns a reference to the company. Only the home page contains the full description (`organization`). */
export const organizationId = ({ siteUrl }: Pick<Site, 'siteUrl'>) => ({
  '@id': `${pageUrl(siteUrl, '/')}#organization`,
});

/** Returns the content of a JSON-LD script element. Escapes `<`, so that no text can close the element. */
export function dataBlock(data: Thing | readonly Thing[]): string {
  const context = { '@context': 'https://schema.org' };
  const block = Array.isArray(data) ? { ...context, '@graph': data } : { ...context, ...(data as object) };
  return JSON.stringify(block).replaceAll('<', '\\u003c');
}

/** Returns the full URL of the fallback file of a picture, because not every crawler supports AVIF. */
export function pictureUrl(
  { siteUrl }: Site,
  { file }: Pick<Queries.CardPictureFragment, 'file'>,
): string | undefined {
  const source = file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return source && new URL(source, siteUrl).href;
}

type Item = Pick<Exclude<ListItem, string>, 'name' | 'url' | 'item'>;

const listItems = (items: readonly Item[]) =>
  items.map((item, index): ListItem => ({ '@type': 'ListItem', position: index + 1, ...item }));

export const itemList = (items: readonly Item[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: listItems(items),
});

/** Describes a page: its breadcrumb, which starts with the home page, and its language if that is not English. */
export function pageInSite(
  site: Site,
  ancestors: readonly { to: string; label: string }[],
  current: string,
): Thing | Thing[] {
  const breadcrumb: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: listItems([
      ...ancestors.map(({ to, label }) => ({ name: label, item: localUrl(site, to) })),
      { name: current },
    ]),
  };
  if (site.language === SOURCE_LANGUAGE) return breadcrumb;
  return [{ '@type': 'WebPage', name: current, ...inLanguage(site) }, breadcrumb];
}
