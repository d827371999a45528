/** The pages of languages other than English. Each has the path of its English page, below the code of the language. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs, Node } from 'gatsby';
import { singles } from '../../content/collections';
import type { Language } from '../../content/documents/languages';
import { pagePaths } from '../../content/pagePaths';
import { localPath, NOT_FOUND } from '../../routes';
import type { LanguageData } from '../../ui/site/language';

/** The documents whose texts are on every page. `useSiteData` puts their translations into the English texts. */
const LAYOUT_FILES = {
  navigation: 'navigation.json',
  site: 'site.json',
  error: 'sections/error.json',
} as const;

export interface Page {
  path: string;
  component: string;
  context: object;
}

/** Returns the languages of `content/languages.json`. */
export function languagesOf({ getNodesByType }: Pick<CreatePagesArgs, 'getNodesByType'>): Language[] {
  const [document] = getNodesByType('Languages') as (Node & { languages: Language[] })[];
  return document?.languages ?? [];
}

const fileName = (route: string): string => (route === '/' ? 'index' : route.slice(1));

/** Returns the name of the document of a file in `src/pages`: `pulses-products` for `PulsesProducts.tsx`. */
const documentName = (route: string): string =>
  route === '/'
    ? 'home'
    : fileName(route)
        .replace(/(?<=[a-z])[A-Z]/g, '-$&')
        .toLowerCase();

/** Adds the codes of the languages that have a page to its context, for the language menu. */
export const withLanguageCodes = <Of extends Page>(page: Of, languages: readonly string[]): Of =>
  languages.length > 0 ? { ...page, context: { ...page.context, languages } } : page;

/** Whether the page at `route`, whose component is in `src/pages`, is translated. */
export function isFilePageIn(
  language: string,
  route: string,
  { getNode, getNodesByType }: Pick<CreatePagesArgs, 'getNode' | 'getNodesByType'>,
): boolean {
  const file = `pages/${documentName(route)}.json`;
  const type = singles.find((single) => single.file === file)?.graphqlType;
  return (
    type !== undefined &&
    getNodesByType(type).some(({ parent }) => parent && getNode(parent)?.language === language)
  );
}

/** Returns the pages in `src/pages` whose documents are translated. `/404` is one page for all languages. */
export const filePages = (language: string, args: CreatePagesArgs): Page[] =>
  pagePaths()
    .filter((route) => route !== NOT_FOUND && isFilePageIn(language, route, args))
    .map((route) => ({
      path: route,
      component: path.resolve('src', 'pages', `${fileName(route)}.tsx`),
      context: {},
    }));

function layoutTexts(language: string): Record<string, unknown> {
  const read = (file: string): unknown => {
    const target = path.resolve('content', language, file);
    return existsSync(target) ? (JSON.parse(readFileSync(target, 'utf8')) as unknown) : undefined;
  };
  return Object.fromEntries(Object.entries(LAYOUT_FILES).map(([key, file]) => [key, read(file)]));
}

/** Moves pages to the paths of a language and adds its texts to their contexts. */
export function inLanguage({ code, name, direction }: Language, pages: readonly Page[]): Page[] {
  const language: LanguageData = {
    code,
    name,
    direction,
    pages: pages.map(({ path: route }) => route),
    texts: layoutTexts(code),
  };
  return pages.map(({ path: route, component, context }) => ({
    path: localPath(route, code),
    component,
    context: { ...context, language: code, isTranslated: true, languageData: language },
  }));
}
