/**
 * What the site publishes (docs/behaviour.md, "What is left out"): the paths of its pages, and documents without links to
 * pages that it does not have. A list without items is the same as no list.
 */
import * as z from 'zod';
import { BLOG, canonicalPath, isFilePath, NOT_FOUND } from '../routes';
import { articleListPages } from './articleLists';
import { BLOG_FILE, type Collection, collections } from './collections';
import { fieldKindOf, isObject, isOptional, unwrapOptional, valueAt } from './model/schema';
import { pagePaths, slugOf } from './read/contentFiles';
import { type Document, documentAt } from './read/document';

type Paths = ReadonlySet<string>;

const isThere = (value: unknown): boolean => value !== undefined;

/** Returns the document of a page: `pages/pulses-products.json` for `/PulsesProducts`. */
export function pageDocument(route: string): string {
  const named = { '/': 'home', [NOT_FOUND]: 'not-found' }[route];
  const name = named ?? route.slice(1).replace(/(?<=[a-z])[A-Z]/g, '-$&');
  return `pages/${name.toLowerCase()}.json`;
}

/** Returns the name of the field with the path of the page of a document, such as `link`. */
export const routeField = ({ schema }: Collection): string | undefined =>
  Object.keys(schema.shape).find((key) => fieldKindOf(schema.shape[key])?.kind === 'ownRoute');

/** Returns the path of the page of a document. Documents such as testimonials have no page. */
export function routeOf({ type, file, parsed }: Document): string | undefined {
  if (type.kind === 'single') return undefined;
  const field = routeField(type);
  const route = field ? valueAt(parsed.data, [field]) : type.pathOf?.(slugOf(file));
  return typeof route === 'string' ? route : undefined;
}

/** Whether a value is a link to a page that is not one of `paths`. */
const isDead = (link: unknown, paths: Paths): boolean =>
  typeof link === 'string' &&
  /^\/(?!\/)/.test(link) &&
  !isFilePath(link) &&
  !paths.has(canonicalPath(link.replace(/[?#].*$/s, '')));

/**
 * Removes links to pages that the site does not have, lists without items, and objects that lose a required field, up to
 * the next optional field or item of a list. A lost link with `or` gets the target of the first link in these lists.
 * @returns undefined if `data` itself is lost
 */
export function withoutAbsent(schema: z.core.$ZodType, data: unknown, paths: Paths): unknown {
  const inner = unwrapOptional(schema);
  if (Array.isArray(data) && inner instanceof z.ZodArray) {
    const items = data.map((item) => withoutAbsent(inner.element, item, paths));
    return items.some(isThere) ? items.filter(isThere) : undefined;
  }
  if (!(inner instanceof z.ZodObject) || !isObject(data))
    return fieldKindOf(schema)?.kind === 'link' && isDead(data, paths) ? undefined : data;
  const kept = Object.fromEntries(
    Object.entries(data)
      .map(([key, value]) => [
        key,
        Object.hasOwn(inner.shape, key) ? withoutAbsent(inner.shape[key], value, paths) : value,
      ])
      .filter(([, value]) => isThere(value)),
  );
  const isLost = (key: string) => !Object.hasOwn(kept, key) && !isOptional(inner.shape[key]);
  for (const key of Object.keys(data).filter(isLost)) {
    const fieldKind = fieldKindOf(inner.shape[key]);
    const others = fieldKind?.kind === 'link' ? (fieldKind.or ?? []) : [];
    const [other] = others.flatMap((list) => (kept[list] as unknown[] | undefined) ?? []);
    if (!other) return undefined;
    kept[key] = valueAt(other, [key]);
  }
  return kept;
}

const Blog = z.object({ categories: z.array(z.object({ name: z.string(), slug: z.string() })) });
const Article = z.object({ category: z.string().optional() });

/** Returns the paths of the lists of articles. If a category is wrong, which `checkShape` reports, there is only one. */
export function listPaths(documents: readonly Document[]): string[] {
  const articles = documents
    .filter(({ type }) => type.format === 'markdown')
    .flatMap(({ parsed }) => Article.safeParse(parsed.data).data ?? []);
  const blog = Blog.safeParse(documentAt(documents, BLOG_FILE)?.parsed.data);
  return articleListPages(blog.data?.categories ?? [], articles).map(({ path }) => path);
}

/** The pages that exist only with a document, even if it is missing: those in `src/pages` and those of collections. */
export const possiblePages = (): string[] => [
  ...new Set([...pagePaths(), ...collections.flatMap(({ page }) => page ?? [])]),
];

/**
 * Returns the canonical paths of the English pages. A page is left out if its document is missing or loses a required
 * field, or if there are no documents of the collection that it shows.
 */
export function publishedPaths(documents: readonly Document[]): Paths {
  const pathsWith = (shown: readonly Document[]) => {
    const pages = possiblePages().filter((page) => {
      const listed = collections.find((each) => each.page === page);
      return documentAt(shown, pageDocument(page)) && (!listed || shown.some(({ type }) => type === listed));
    });
    const lists = pages.includes(BLOG) ? listPaths(shown) : [];
    return new Set([...pages, ...lists, ...shown.flatMap((document) => routeOf(document) ?? [])]);
  };
  let paths = pathsWith(documents);
  let size = Number.POSITIVE_INFINITY;
  // Each page that is left out may be the target of a link without which another page cannot exist.
  while (paths.size < size) {
    size = paths.size;
    paths = pathsWith(documents.filter(({ type, parsed }) => withoutAbsent(type.schema, parsed.data, paths)));
  }
  return paths;
}
