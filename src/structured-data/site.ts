import { pageUrl } from '../routes';
import { SOURCE_LANGUAGE } from '../sourceLanguage';

export type Site = Queries.SiteDataQuery['site'] & {
  /** The language of the page. */
  language: string;
  /** Returns the path of a page in the language of the page. */
  localPath: (path: string) => string;
};

/** Returns the URL of a page in the language of the current page, if it is translated. */
export const localUrl = ({ siteUrl, localPath }: Pick<Site, 'siteUrl' | 'localPath'>, path: string): string =>
  pageUrl(siteUrl, localPath(path));

/** The language of a text. English, the language of the site, needs none. */
export const inLanguage = ({ language }: Pick<Site, 'language'>): { inLanguage?: string } =>
  language === SOURCE_LANGUAGE ? {} : { inLanguage: language };

/** Returns a reference to the company. Only the home page contains the full description (`organization`). */
export const organizationId = ({ siteUrl }: Pick<Site, 'siteUrl'>) => ({
  '@id': `${pageUrl(siteUrl, '/')}#organization`,
});
