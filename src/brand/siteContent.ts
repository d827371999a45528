/**
 * Content for Gatsby's SSR APIs, which cannot run GraphQL queries. Import the JSON files instead of reading them: a changed
 * file then changes the SSR bundle, so that Gatsby renders all pages again.
 */
import brandFile from '../../content/brand.json';
import languagesFile from '../../content/languages.json';
import siteFile from '../../content/site.json';
import { brand } from '../content/documents/brand';
import { languages } from '../content/documents/languages';
import { site } from '../content/documents/site';
import { SOURCE_LANGUAGE } from '../lib/localText';
import { withoutLanguage } from '../routes';

export const siteContent = () => site.parse(siteFile);
export const brandContent = () => brand.parse(brandFile);

export const languageOfPage = (path: string): string =>
  languages
    .parse(languagesFile)
    .languages.map(({ code }) => code)
    .find((code) => withoutLanguage(path, code) !== path) ?? SOURCE_LANGUAGE;
