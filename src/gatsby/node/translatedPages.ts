/** The pages of languages other than English. Each has the path of its English page, below the code of the language. */
import path from 'node:path';
import type { CreatePagesArgs, Node } from 'gatsby';
import { fileTypeOf } from '../../content/collections';
import type { Language } from '../../content/documents/languages';
import { pagePaths } from '../../content/pagePaths';
import { LAYOUT_DOCUMENTS, pageDocument, shownWith } from '../../content/translation/pageDocuments';
import { translatedTexts } from '../../content/translation/translatable';
import { localPath, NOT_FOUND } from '../../routes';
import type { LanguageData } from '../../ui/site/language';

type Nodes = Pick<CreatePagesArgs, 'getNode' | 'getNodesByType'>;

export interface Page {
  path: string;
  component: string;
  context: object;
}

/** Returns the languages of `content/languages.json`. */
export function languagesOf({ getNodesByType }: Pick<Nodes, 'getNodesByType'>): Language[] {
  const [document] = getNodesByType('Languages') as (Node & { languages: Language[] })[];
  return document?.languages ?? [];
}

/** Adds the codes of the languages that have a page to its context, for the language menu. */
export const withLanguageCodes = <LanguagePage extends Page>(
  page: LanguagePage,
  languages: readonly string[],
): LanguagePage => (languages.length > 0 ? { ...page, context: { ...page.context, languages } } : page);

/** Finds the translation of a document. */
function translationOf(file: string, language: string, { getNode, getNodesByType }: Nodes): Node | undefined {
  const type = fileTypeOf(file)?.type.graphqlType;
  const documents = type ? getNodesByType(type) : [];
  return documents.find(({ parent }) => {
    const source = parent ? getNode(parent) : undefined;
    return source?.language === language && source.relativePath === file;
  });
}

/** Whether the page at `route`, whose component is in `src/pages`, is translated. */
export function isFilePageIn(language: string, route: string, nodes: Nodes): boolean {
  const file = pageDocument(route);
  return [file, ...shownWith(file)].every((each) => translationOf(each, language, nodes));
}

/** Returns the pages in `src/pages` whose documents are translated. `/404` is one page for all languages. */
export const filePages = (language: string, nodes: Nodes): Page[] =>
  pagePaths()
    .filter((route) => route !== NOT_FOUND && isFilePageIn(language, route, nodes))
    .map((route) => ({
      path: route,
      component: path.resolve('src', 'pages', route === '/' ? 'index.tsx' : `${route.slice(1)}.tsx`),
      context: {},
    }));

/** Returns the fields with texts of a document in a language. */
function textFields(file: string, language: string, nodes: Nodes): object {
  const translation = translationOf(file, language, nodes);
  const schema = fileTypeOf(file)?.type.schema;
  const keys = Object.keys((schema && translatedTexts(schema)?.shape) ?? {});
  return Object.fromEntries(translation ? keys.map((key) => [key, translation[key]]) : []);
}

/** Moves pages to the paths of a language and adds the texts of the layout to their contexts. */
export function inLanguage(
  { code, name, direction }: Language,
  pages: readonly Page[],
  nodes: Nodes,
): Page[] {
  const language: LanguageData = {
    code,
    name,
    direction,
    pages: pages.map(({ path: route }) => route),
    translated: {
      navigation: textFields(LAYOUT_DOCUMENTS.navigation, code, nodes),
      site: textFields(LAYOUT_DOCUMENTS.site, code, nodes),
      error: textFields(LAYOUT_DOCUMENTS.error, code, nodes),
    },
  };
  return pages.map(({ path: route, component, context }) => ({
    path: localPath(route, code),
    component,
    context: { ...context, language: code, isTranslated: true, languageData: language },
  }));
}
