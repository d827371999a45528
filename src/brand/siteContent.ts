/**
 * Content for code that cannot run GraphQL queries, such as the SSR APIs of Gatsby and the scripts that draw icons.
 * Import the JSON files instead of reading them: a changed file then changes the SSR bundle, so that Gatsby renders all
 * pages again.
 */
import type * as z from 'zod';
import brandFile from '../../content/brand.json';
import languagesFile from '../../content/languages.json';
import siteFile from '../../content/site.json';
import { brand } from '../content/documents/brand';
import { languages } from '../content/documents/languages';
import { site } from '../content/documents/site';
import { SOURCE_LANGUAGE } from '../lib/sourceLanguage';
import { withoutLanguage } from '../routes';

/**
 * The fields that code without queries uses. Omit all other fields, because
 * `__tests__/unit/content/unusedFields.test.ts` fails if neither this list nor a query contains a field.
 */
export const fieldsWithoutQuery = {
  Brand: brand.pick({ logo: true, logoOnDark: true, logoHasName: true, symbol: true, colors: true }).strip(),
  SiteSettings: site
    .pick({ productName: true, tagline: true, siteUrl: true, email: true, measurement: true })
    .extend({
      formService: site.shape.formService.pick({ serviceUrl: true }).strip(),
      map: site.shape.map.pick({ url: true }).strip(),
    })
    .strip(),
};

/** Parses a file on the first call instead of on import, so that the content check reports an invalid file first. */
function parsedOnce<Schema extends z.ZodType>(schema: Schema, file: unknown): () => z.infer<Schema> {
  let content: z.infer<Schema> | undefined;
  return () => {
    content ??= schema.parse(file);
    return content;
  };
}

export const siteContent = parsedOnce(fieldsWithoutQuery.SiteSettings, siteFile);

const languagesContent = parsedOnce(languages, languagesFile);

/** Returns the language of the page at a path, such as `ar` for `/ar/contact`. */
export const languageOf = (path: string): string =>
  languagesContent()
    .languages.map(({ code }) => code)
    .find((code) => withoutLanguage(path, code) !== path) ?? SOURCE_LANGUAGE;

export const brandContent = parsedOnce(fieldsWithoutQuery.Brand, brandFile);
