import { createContext, type ReactNode, useContext } from 'react';
import { interpolate, type Values } from '../../lib/interpolate';
import { SOURCE_LANGUAGE } from '../../lib/localText';
import { isFilePath, localPath, NOT_FOUND, withoutLanguage, withoutTrailingSlash } from '../../routes';

/** The language of a page. Pages that are not in English have it in their context. */
export interface LanguageData {
  code: string;
  /** Its name in the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The English paths of all pages in this language. */
  pages: readonly string[];
  /** The documents of the layout in this language. */
  translated?: Readonly<Record<'site' | 'navigation' | 'error', object>>;
}

interface PageLanguage extends LanguageData {
  /** The codes of the languages other than English that have the page. */
  languages: readonly string[];
  /** The canonical English path of the page. */
  route: string;
}

/** English is not in `content/languages.json`, because it is the language of the content. */
export const ENGLISH: LanguageData = { code: SOURCE_LANGUAGE, name: 'English', direction: 'ltr', pages: [] };

const Language = createContext<PageLanguage>({ ...ENGLISH, languages: [], route: '/' });

/** What `createPages` writes into the context of a page. */
export interface LanguageContext {
  languageData?: LanguageData;
  languages?: readonly string[];
  /** The path of the page, also on its aliases. Only the 404 page has none, because it answers for all paths. */
  canonical?: string;
}

/** English pages have no `languageData` in their context. */
export function LanguageProvider({ context, children }: { context: LanguageContext; children: ReactNode }) {
  const { languageData = ENGLISH, languages = [], canonical = NOT_FOUND } = context;
  const route = withoutLanguage(canonical, languageData.code);
  return <Language.Provider value={{ ...languageData, languages, route }}>{children}</Language.Provider>;
}

export const useLanguage = (): PageLanguage => useContext(Language);

/** The language of the texts around a component, if it is not that of the page. */
const TextLanguage = createContext<string | undefined>(undefined);

/** Returns a function for `lang` and `dir` of an element whose texts have another language than those around it. */
export function useTextLanguage() {
  const { code, direction } = useLanguage();
  const around = useContext(TextLanguage) ?? code;
  return (language: string | null | undefined) => {
    const lang = language ?? code;
    return lang === around ? undefined : { lang, dir: lang === code ? direction : ENGLISH.direction };
  };
}

interface InLanguageProps<Document> {
  /** Its texts are the children. If it is null, nothing is rendered. Without it, the texts are in the language of the page. */
  of?: Document | null;
  children: ReactNode | ((document: Document) => ReactNode);
}

/** Puts the texts of a document into an element with their language, if the texts around have another. */
export function InLanguage<Document extends { textLanguage: string }>({
  of,
  children,
}: InLanguageProps<Document>) {
  const attributes = useTextLanguage()(of?.textLanguage);
  if (of === null) return null;
  const texts = typeof children === 'function' ? of && children(of) : children;
  if (!attributes) return texts;
  return (
    <TextLanguage.Provider value={attributes.lang}>
      <div {...attributes} className="is-contents">
        {texts}
      </div>
    </TextLanguage.Provider>
  );
}

export function useInterpolate() {
  const { code } = useLanguage();
  return (text: string, values: Values): string => interpolate(text, values, code);
}

const PARTS = /^([^?#]*)(.*)$/s;

/** Returns where a link leads in a language: to the page in it, or else to the English page, with `hrefLang`. */
export function localLink(to: string, { code, pages }: Pick<LanguageData, 'code' | 'pages'>) {
  const [, path = '', rest = ''] = PARTS.exec(to) ?? [];
  if (code === SOURCE_LANGUAGE || !path.startsWith('/') || isFilePath(path)) return { to };
  const page = withoutTrailingSlash(path);
  return pages.includes(page) ? { to: localPath(page, code) + rest } : { to, hrefLang: SOURCE_LANGUAGE };
}

export function useLocalLink() {
  const language = useLanguage();
  return (to: string) => localLink(to, language);
}

/** Like `useLocalLink`, for forms and navigation. */
export function useLocalPath() {
  const linkTo = useLocalLink();
  return (path: string) => linkTo(path).to;
}
