/** Which pages the content has, and their paths (docs/behaviour.md, "What is left out"). */
import * as z from 'zod';
import { nameKey } from '../lib/names';
import { type Aliases, BLOG, NOT_FOUND } from '../routes';
import { articleListPages } from './articleLists';
import { CATALOGUES, type Collection, collections, type DocumentType, parentFile } from './collections';
import { fieldKindOf, itemsAt, valueAt } from './model/schema';
import { pagePaths, slugOf } from './read/contentFiles';
import { type Document, documentAt } from './read/document';

/** Returns the document of a page: `pages/about.json` for `/about`. */
export const pageDocument = (route: string): string =>
  `pages/${{ '/': 'home', [NOT_FOUND]: 'not-found' }[route] ?? route.slice(1)}.json`;

/** Returns the name of the field with the path of the page of a document, such as `link`. */
export const routeField = ({ schema }: Collection): string | undefined =>
  Object.keys(schema.shape).find((key) => fieldKindOf(schema.shape[key])?.kind === 'ownRoute');

export function routeOf(type: DocumentType, file: string, data: unknown): string | undefined {
  if (type.kind === 'single') return possiblePages().find((page) => pageDocument(page) === file);
  const field = routeField(type);
  const route = field ? valueAt(data, [field]) : type.pathOf?.(slugOf(file));
  return typeof route === 'string' ? route : undefined;
}

const Blog = z.object({ categories: z.array(z.object({ name: z.string(), slug: z.string() })) });
const Article = z.object({ category: z.string().optional() });

/** Returns the paths of the lists of articles. If a category is wrong, which `checkShape` reports, there is only one. */
export function listPaths(documents: readonly Document[]): string[] {
  const articles = documents
    .filter(({ type }) => type.format === 'markdown')
    .flatMap(({ parsed }) => Article.safeParse(parsed.data).data ?? []);
  const { categories = [] } =
    Blog.safeParse(documentAt(documents, pageDocument(BLOG))?.parsed.data).data ?? {};
  const named = articles.map(({ category = '' }) => ({
    category: categories.find(({ name }) => nameKey(name) === nameKey(category))?.name,
  }));
  return articleListPages(categories, named).map(({ path }) => path);
}

/** The pages that exist only with their document in `content/pages`. */
export const possiblePages = (): string[] => [...pagePaths(), NOT_FOUND, BLOG];

/**
 * Returns the canonical paths of the English pages. A page is left out if its document is missing, or if there are no
 * documents of the collection that it shows.
 */
export function publishedPaths(documents: readonly Document[]): ReadonlySet<string> {
  const pages = possiblePages().filter((page) => {
    const listed = collections.find((each) => each.page === page);
    return (
      documentAt(documents, pageDocument(page)) && (!listed || documents.some(({ type }) => type === listed))
    );
  });
  const catalogues = new Set(documents.map(({ file }) => parentFile(parentFile(file))));
  const routes = documents.flatMap(({ type, file, parsed }) =>
    // A catalogue without entries has no page.
    type.kind === 'collection' && (type !== CATALOGUES || catalogues.has(file))
      ? (routeOf(type, file, parsed.data) ?? [])
      : [],
  );
  return new Set([...pages, ...(pages.includes(BLOG) ? listPaths(documents) : []), ...routes]);
}

export const aliasesIn = (documents: readonly Document[]): Aliases =>
  new Map(
    documents.flatMap(({ type, file, parsed: { data } }) => {
      const route = routeOf(type, file, data);
      return itemsAt(data, ['aliases']).flatMap(([alias]): [string, string][] =>
        typeof alias === 'string' && route ? [[alias, route]] : [],
      );
    }),
  );
