/**
 * Content for code that cannot query: Gatsby's SSR APIs, the brand's drawings, the files that a build writes. The JSON
 * files are imported, so that a change of them changes the SSR bundle and Gatsby renders all pages again.
 */
import type * as z from 'zod';
import brandFile from '../../content/brand.json';
import siteFile from '../../content/site.json';
import { brand } from '../content-model/documents/brand';
import { site } from '../content-model/documents/site';

/**
 * The fields that such code reads. The other fields are left out, so that a field which neither a query nor this list
 * names is in use nowhere (`__tests__/unit/content-model/unusedFields.test.ts`).
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

/** Parses on the first call and not on import: until then the content check has reported an invalid file. */
function parsedOnce<Schema extends z.ZodType>(schema: Schema, file: unknown): () => z.infer<Schema> {
  let content: z.infer<Schema> | undefined;
  return () => {
    content ??= schema.parse(file);
    return content;
  };
}

/**
 * The facts of the company, from `content/site.json`.
 * @throws if the file is invalid
 */
export const siteContent = parsedOnce(fieldsWithoutQuery.SiteSettings, siteFile);

/**
 * Logo and colours, from `content/brand.json`.
 * @throws if the file is invalid
 */
export const brandContent = parsedOnce(fieldsWithoutQuery.Brand, brandFile);
