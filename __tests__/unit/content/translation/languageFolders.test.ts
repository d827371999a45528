/** Checks that a translated page shows no English document (docs/behaviour.md, "Languages"). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogues } from '../../../../src/content/catalogues';
import { singles } from '../../../../src/content/collections';
import { filesIn, pagePaths } from '../../../../src/content/read/contentFiles';
import {
  LAYOUT_DOCUMENTS,
  pageDocument,
  shownWith,
} from '../../../../src/content/translation/languageFolders';
import { NOT_FOUND } from '../../../../src/routes';

const GRAPHQL = /graphql`([^`]*)`/g;
/** A query of a single document in the language of the page, with its alias. */
const DOCUMENT_QUERY = /(?:(\w+): )?(\w+)\(language: \$language\)/g;

/** Of each template, a document that has a page with it. */
const OF_TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  ArticleList: ['pages/blog.json'],
  BlogArticle: ['blog/an-article.md'],
  CataloguePage: catalogues.map(({ page }) => `pages/${page.file}.json`),
  BusinessAreaDetail: ['business-areas/an-area.json'],
  ServiceDetail: ['services/a-service.json'],
  SpecificationSheet: catalogues.map(({ folder }) => `${folder}/a-group/an-entry.json`),
};

/** Documents in the lists of pages that show another document only together with such a list. */
const IN_LISTS: Readonly<Record<string, readonly string[]>> = {
  '/': ['services/a-service.json', 'testimonials/a-buyer.json', ...(OF_TEMPLATES.SpecificationSheet ?? [])],
  '/our-business': ['business-areas/an-area.json'],
};

/** Returns the files of the documents that a page queries. It may leave out those with `isTranslated(...)`. */
function queriedDocuments(component: string): string[] {
  const source = readFileSync(component, 'utf8');
  const queries = [...source.matchAll(GRAPHQL)].map(([, query]) => query).join('\n');
  return [...queries.matchAll(DOCUMENT_QUERY)]
    .filter(([, alias, name]) => !new RegExp(`isTranslated\\((data\\.)?${alias ?? name}\\)`).test(source))
    .map(([, , name = '']) => {
      const type = name.charAt(0).toUpperCase() + name.slice(1);
      return singles.find(({ graphqlType }) => graphqlType === type)?.file ?? `the document of ${name}`;
    });
}

const templates = filesIn('src/templates').map((file) => path.basename(file, '.tsx'));
const pages = pagePaths().filter((route) => route !== NOT_FOUND);

test.each([
  ...templates.map((name) => [`src/templates/${name}.tsx`, OF_TEMPLATES[name] ?? [name], []] as const),
  ...pages.map((route) => {
    const component = `src/pages/${route.slice(1) || 'index'}.tsx`;
    return [component, [pageDocument(route)], IN_LISTS[route] ?? []] as const;
  }),
])('%s needs the translations of all documents that it shows', (component, documents, listed) => {
  const needed = (file: string) => [file, ...shownWith(file)];
  const inLists = listed.flatMap(shownWith);
  for (const document of documents)
    expect([...Object.values(LAYOUT_DOCUMENTS), ...needed(document), ...inLists]).toEqual(
      expect.arrayContaining(queriedDocuments(component)),
    );
});
