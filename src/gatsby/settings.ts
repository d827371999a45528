/** The content that Gatsby's configuration and SSR APIs need. They cannot run GraphQL queries. */
import type * as z from 'zod';
import type { brand } from '../content-model/documents/brand';
import type { site } from '../content-model/documents/site';
import type { FinishedContent } from '../content-model/finishContent';
import { SOURCE_LANGUAGE } from '../lib/localText';

export interface Settings {
  site: z.infer<typeof site>;
  brand: z.infer<typeof brand>;
  /** The codes of the languages other than English. */
  languages: readonly string[];
}

declare global {
  /** `onCreateWebpackConfig` defines it when the pages are rendered to HTML. */
  const SITE_SETTINGS: Settings;
}

/** @throws if a document is invalid, before which `tools/gatsby.ts` stops */
export function settingsOf({ documents, languages }: FinishedContent): Settings {
  const dataOf = (file: string) => {
    const document = documents.find((each) => each.file === file && each.language === SOURCE_LANGUAGE);
    if (!document) throw new Error(`content/${file} is missing or invalid`);
    return document.data as unknown;
  };
  return {
    site: dataOf('site.json') as Settings['site'],
    brand: dataOf('brand.json') as Settings['brand'],
    languages: languages.map(({ code }) => code),
  };
}
