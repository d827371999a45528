import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { interpolate, type Values } from '../../lib/interpolate';
import { SOURCE_LANGUAGE } from '../../lib/localText';
import { canonicalPath, isFilePath, localPath } from '../../routes';

/** The language of a page. Pages that are not in English have it in their context. */
export interface LanguageData {
  code: string;
  /** Its name in the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The English paths of all pages in this language. */
  pages: readonly string[];
  translated?: Readonly<Record<'site' | 'navigation' | 'error', object>>;
}

interface PageLanguage extends LanguageData {
  /** The codes of the languages other than English that have the page. */
  languages: readonly string[];
}

/** English is not in `content/languages.json`, because it is the language of the content. */
export const ENGLISH: LanguageData = { code: SOURCE_LANGUAGE, name: 'English', direction: 'ltr', pages: [] };

const Language = createContext<PageLanguage>({ ...ENGLISH, languages: [] });

/** What `createPages` and `onCreatePage` write into the context of a page. */
export interface LanguageContext {
  languageData?: LanguageData;
  languages?: readonly string[];
}

/** Provides the language of a page, from the context of the page. English pages have no `languageData`. */
export function LanguageProvider({ context, children }: { context: LanguageContext; children: ReactNode }) {
  const { languageData = ENGLISH, languages = [] } = context;
  const value = useMemo(() => ({ ...languageData, languages }), [languageData, languages]);
  return <Language.Provider value={value}>{children}</Language.Provider>;
}

export const useLanguage = (): PageLanguage => useContext(Language);

/** A phone number, code, position or figure with a sign, which is read from left to right in every language. */
export const Ltr = ({ children }: { children: ReactNode }) =>
  useLanguage().direction === 'rtl' ? <bdi dir="ltr">{children}</bdi> : children;

export function useInterpolate() {
  const { code } = useLanguage();
  return (text: string, values: Values): string => interpolate(text, values, code);
}

/** The path of a link, and the query and hash behind it. */
const PARTS = /^([^?#]*)(.*)$/s;

/** A link in the language of the page. `hrefLang` is set if the target has another language. */
interface LocalLink {
  to: string;
  hrefLang?: string;
}

/** Returns where a link of a page leads in the language `data`: to the same page in that language, if there is one. */
export function localLink(to: string, { code, pages }: Pick<LanguageData, 'code' | 'pages'>): LocalLink {
  const [, path = '', rest = ''] = PARTS.exec(to) ?? [];
  if (code === SOURCE_LANGUAGE || !path.startsWith('/') || isFilePath(path)) return { to };
  const page = canonicalPath(path);
  return pages.includes(page) ? { to: localPath(page, code) + rest } : { to, hrefLang: SOURCE_LANGUAGE };
}

export function useLocalLink(): (to: string) => LocalLink {
  const language = useLanguage();
  return (to) => localLink(to, language);
}

/** Returns a function that returns the path of a page in the language of the current page, for forms and navigation. */
export function useLocalPath(): (path: string) => string {
  const linkTo = useLocalLink();
  return (path) => linkTo(path).to;
}
