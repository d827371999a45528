import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { articleListPages, type Category } from '../../content-model/articleLists';
import { BLOG_FILE, CATALOGUES, ENTRIES, NAVIGATION_FILE, SITE_FILE } from '../../content-model/collections';
import type { Language } from '../../content-model/documents/languages';
import { keyOf } from '../../content-model/join/localContent';
import { valueAt } from '../../content-model/model/schema';
import { pagePaths } from '../../content-model/read/contentFiles';
import type { LocalDocument } from '../../content-model/read/document';
import { translatedTexts } from '../../content-model/translation/translatable';
import { interpolate } from '../../lib/interpolate';
import { SOURCE_LANGUAGE } from '../../lib/localText';
import { localPath } from '../../routes';
import type { LanguageData } from '../../ui/site/language';
import { currentContent } from './content';

interface Page {
  /** The English path. */
  route: string;
  /** In `src/templates`, without the extension. */
  component: string;
  context: object;
  aliases?: readonly string[] | undefined;
}

/** The templates of the pages of documents, by the folder of the documents. */
const TEMPLATES: Readonly<Record<string, string>> = {
  services: 'ServiceDetail',
  'business-areas': 'BusinessAreaDetail',
  blog: 'BlogArticle',
  [CATALOGUES.folder]: 'CataloguePage',
  [ENTRIES.folder]: 'EntrySheet',
};

function componentOf({ type, data }: LocalDocument): string | undefined {
  if (type.kind === 'collection') return TEMPLATES[type.folder];
  const route = String(data.path);
  return pagePaths().includes(route) ? `pages/${route.slice(1) || 'index'}` : undefined;
}

/** Returns the pages of documents, which the queries of those in collections find by `key`. */
const documentPages = (documents: readonly LocalDocument[]): Page[] =>
  documents.flatMap((document) => {
    const { language, textLanguage, data } = document;
    const component = componentOf(document);
    // Only the home page exists in each language.
    const isShown = textLanguage === language || data.path === '/';
    if (!component || typeof data.path !== 'string' || !isShown) return [];
    const hasOverlay = documents.some(({ file }) => file === 'sections/coming-soon.json');
    const context = {
      ...(document.type.kind === 'collection' && { key: keyOf(document) }),
      ...(data.showsPorts === true && { showsPorts: true }),
      ...(data.comingSoon !== undefined && hasOverlay && { comingSoon: true }),
    };
    return [{ route: data.path, component, context, aliases: data.aliases as string[] | undefined }];
  });

function listPages(documents: readonly LocalDocument[]): Page[] {
  const blog = documents.find(({ file }) => file === BLOG_FILE);
  if (blog?.textLanguage !== blog?.language || !blog?.data.path) return [];
  const textAt = (...keys: string[]) => String(valueAt(blog.data, keys));
  const articles = documents.filter(({ type }) => type.format === 'markdown').map(({ data }) => data);
  return articleListPages((blog.data.categories ?? []) as Category[], articles).map(
    ({ path: route, category, ...rest }) => {
      const name = category ?? textAt('seo', 'title');
      const values = { title: name, page: rest.number };
      const title =
        rest.number === 1 ? name : interpolate(textAt('pagination', 'title'), values, blog.language);
      return { route, component: 'ArticleList', context: { name, title, ...rest } };
    },
  );
}

/** Returns the language of a page with what its layout needs, because static queries have no variables. */
function languageData(
  language: Language,
  documents: readonly LocalDocument[],
  pages: readonly Page[],
): LanguageData {
  const texts = (file: string) => {
    const found = documents.find((document) => document.file === file);
    const keys = Object.keys((found && translatedTexts(found.type.schema)?.shape) ?? {});
    return {
      textLanguage: found?.textLanguage ?? SOURCE_LANGUAGE,
      ...Object.fromEntries(keys.map((key) => [key, found?.data[key]])),
    };
  };
  return {
    ...language,
    pages: pages.map(({ route }) => route),
    translated: {
      navigation: texts(NAVIGATION_FILE),
      site: texts(SITE_FILE),
      error: texts('sections/error.json'),
    },
  };
}

/** Whether the disk ignores letter case, as those of Windows and macOS do. */
const ignoresCase = (): boolean => existsSync('PACKAGE.JSON');

/**
 * Creates the pages of all languages, again when the content has changed. Only the 404 page is in `src/pages`. A disk
 * that ignores letter case would store some aliases in the files of other pages. There, the 404 page leads to the page.
 */
export const createPages: GatsbyNode['createPages'] = ({ actions, reporter }) => {
  const content = currentContent();
  const sites = [undefined, ...content.languages].map((language) => {
    const code = language?.code ?? SOURCE_LANGUAGE;
    const documents = content.documents.filter((document) => document.language === code);
    const pages = [...documentPages(documents), ...listPages(documents)];
    return { code, pages, data: language && languageData(language, documents, pages) };
  });
  const aliasPages: Parameters<typeof actions.createPage>[0][] = [];
  const known = new Set<string>();
  for (const { code, pages, data } of sites)
    for (const { route, component, context, aliases = [] } of pages) {
      const translated = sites.filter((site) => site.data?.pages.includes(route));
      const page = {
        path: localPath(route, code),
        component: path.resolve('src/templates', `${component}.tsx`),
        context: {
          ...context,
          canonical: localPath(route, code),
          ...(translated.length > 0 && { languages: translated.map((site) => site.code) }),
          ...(data && { language: code, languageData: data }),
        },
      };
      actions.createPage(page);
      known.add(page.path.toLowerCase());
      // Other spellings were only in use in English, and former paths in all languages.
      const others = aliases.filter(
        (alias) => code === SOURCE_LANGUAGE || alias.toLowerCase() !== route.toLowerCase(),
      );
      aliasPages.push(...others.map((alias) => ({ ...page, path: localPath(alias, code) })));
    }
  const isLost = ({ path: alias }: { path: string }) => known.size === known.add(alias.toLowerCase()).size;
  const lost = ignoresCase() ? aliasPages.filter(isLost) : [];
  for (const page of aliasPages) if (!lost.includes(page)) actions.createPage(page);
  if (lost.length > 0)
    reporter.warn(
      `This disk ignores letter case, so ${lost.length} aliases such as ${lost[0]?.path} are not built. The 404 page leads to their pages.`,
    );
};
