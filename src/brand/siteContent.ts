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

/** Parses a file on the first call instead of on import, so that the content check reports an invalid file first. */
function parsedOnce<Schema extends z.ZodType>(schema: Schema, file: unknown): () => z.infer<Schema> {
  let content: z.infer<Schema> | undefined;
  return () => {
    content ??= schema.parse(file);
    return content;
  };
}

export const siteContent = parsedOnce(site, siteFile);

const languagesContent = parsedOnce(languages, languagesFile);

/** Returns the language of the page at a path, such as `ar` for `/ar/contact`. */
export const languageOf = (path: string): string =>
  languagesContent()
    .languages.map(({ code }) => code)
    .find((code) => withoutLanguage(path, code) !== path) ?? SOURCE_LANGUAGE;

export const brandContent = parsedOnce(brand, brandFile);
