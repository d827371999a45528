import { pageUrl } from '../routes';

export type Site = Queries.SiteDataQuery['site'] & { localPath: (path: string) => string };

export const localUrl = ({ siteUrl, localPath }: Site, path: string): string =>
  pageUrl(siteUrl, localPath(path));

/** A reference to the company. Only the home page describes it in full. */
export const organizationId = ({ siteUrl }: Site) => ({ '@id': `${pageUrl(siteUrl, '/')}#organization` });

/** Returns the content of a JSON-LD script element. Escapes `<`, so that no text can close the element. */
export const dataBlock = (data: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');

/** Returns the full URL of the fallback file of a picture, because not every crawler supports AVIF. */
export function pictureUrl({ siteUrl }: Site, { file }: Pick<Queries.CardPictureFragment, 'file'>) {
  const source = file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return source && new URL(source, siteUrl).href;
}
