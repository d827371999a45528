import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { searchIndexFile } from '../lib/generatedFiles';
import { SOURCE_LANGUAGE } from '../lib/localText';
import { LEADERSHIP, localPath, SERVICES, TEAM, withoutLanguage, withoutTrailingSlash } from '../routes';
import type { SearchRecord } from '../search/searchIndex';
import { NOT_INDEXED_ATTRIBUTE } from '../ui/attributes';
import { listedPaths } from './builtPages';

/** The `searchKind` of pages that the search does not find. */
export const NOT_SEARCHED = 'none';

/** How much more words count on the pages of catalogues and their entries, and in the records of people. */
const BOOST = { catalogues: 2, people: 0.5 } as const;

/** In `pages`, `pageContext.searchKind` is the kind of the record. Pages without it are of the kind `company`. */
type Site = Pick<Queries.BuiltPagesQuery, 'pages' | 'leaders' | 'team' | 'entries' | 'search' | 'services'>;

type TreeNode = DefaultTreeAdapterTypes.Node;
type TreeElement = DefaultTreeAdapterTypes.Element;

/** Elements whose text is not indexed: navigation, controls, captions, and elements that are not visible. */
const NO_TEXT = ['nav', 'aside', 'form', 'button', 'dialog', 'script', 'style', 'noscript', 'caption'];

/** Elements that do not start a new block of text. */
const INLINE = ['a', 'abbr', 'b', 'code', 'em', 'i', 'mark', 'small', 'span', 'strong', 'sub', 'sup', 'time'];

const isElement = (node: TreeNode): node is TreeElement => 'tagName' in node;
const childrenOf = (node: TreeNode): TreeNode[] => ('childNodes' in node ? node.childNodes : []);
const attribute = (element: TreeElement, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

const isIndexed = (element: TreeElement): boolean =>
  !NO_TEXT.includes(element.tagName) &&
  attribute(element, NOT_INDEXED_ATTRIBUTE) === undefined &&
  attribute(element, 'aria-hidden') !== 'true';

const elementsIn = (node: TreeNode, names: readonly string[]): TreeElement[] =>
  isElement(node) && !isIndexed(node)
    ? []
    : [
        ...(isElement(node) && names.includes(node.tagName) ? [node] : []),
        ...childrenOf(node).flatMap((child) => elementsIn(child, names)),
      ];

/** Returns the text of each block in a node. A header and its value are one block (`th` and `td`, `dt` and `dd`). */
function blocksIn(node: TreeNode): string[] {
  const blocks = [''];
  const read = (child: TreeNode): void => {
    if (child.nodeName === '#text' && 'value' in child) blocks.push(`${blocks.pop()}${child.value}`);
    if (!isElement(child) || !isIndexed(child)) return;
    const isInline = INLINE.includes(child.tagName);
    const isValue = child.tagName === 'td' || child.tagName === 'dd';
    if (isValue) blocks.push(`${blocks.pop()} `);
    else if (!isInline) blocks.push('');
    child.childNodes.forEach(read);
    if (!isInline && child.tagName !== 'th' && child.tagName !== 'dt') blocks.push('');
  };
  childrenOf(node).forEach(read);
  return blocks.map((block) => block.replaceAll(/[\t\n\r ]+/g, ' ').trim()).filter(Boolean);
}

const asText = (blocks: readonly string[]): string => blocks.join(' · ');

/**
 * Creates the search record of a page from all text in `<main>`. For articles, it uses only the title, description and
 * headings, so that the index stays small with a thousand articles.
 * @returns the record; undefined if the page has no `<main>` or no `<h1>`
 */
export function searchRecord(pagePath: string, kind: string, html: string): SearchRecord | undefined {
  const tree = parse(html);
  const [main] = elementsIn(tree, ['main']);
  const [heading] = main ? elementsIn(main, ['h1']) : [];
  if (!main || !heading) return undefined;
  const title = asText(blocksIn(heading));
  if (kind !== 'articles') return { kind, path: pagePath, title, text: asText(blocksIn(main)) };
  const description = elementsIn(tree, ['meta']).find((meta) => attribute(meta, 'name') === 'description');
  const headings = elementsIn(main, ['h2', 'h3']).flatMap(blocksIn);
  const text = asText([title, (description && attribute(description, 'content')) ?? '', ...headings]);
  return { kind, path: pagePath, title, text };
}

/** Creates the records of leaders and team members, who have no separate pages. */
function people({ leaders, team }: Site, language: string): SearchRecord[] {
  const isInLanguage = (person: { language: string }) => person.language === language;
  const record = (page: string, name: string, texts: readonly string[]): SearchRecord => ({
    kind: 'people',
    boost: BOOST.people,
    path: page,
    title: name,
    text: asText([name, ...texts]),
  });
  return [
    ...leaders.nodes
      .filter(isInLanguage)
      .map(({ slug, name, title, fullDescription }) =>
        record(`${LEADERSHIP}#${slug}`, name, [title, ...fullDescription]),
      ),
    ...team.nodes
      .filter(isInLanguage)
      .map(({ name, role, description }) => record(TEAM, name, [role, description])),
  ];
}

/**
 * Writes the search index of a language (docs/behaviour.md, "Search"). It contains the people and the pages of the
 * sitemap, except:
 *
 * - the home page, because its texts are also on other pages
 * - the services page, because it shows the search results
 * - pages of the kind `NOT_SEARCHED`
 *
 * Its paths are the English ones, because links on a page lead to its language.
 */
export function writeSearchIndex(publicDir: string, site: Site, language: string): void {
  const kinds = new Map(
    site.pages.nodes
      .filter(({ pageContext }) => (pageContext?.language ?? SOURCE_LANGUAGE) === language)
      .map(({ path: page, pageContext }) => [
        withoutLanguage(withoutTrailingSlash(page), language),
        String(pageContext?.searchKind ?? 'company'),
      ]),
  );
  const catalogues = new Set(
    site.entries.nodes.flatMap((entry) => [entry.path, path.posix.dirname(entry.path)]),
  );
  const synonyms = site.search.nodes.find((search) => search.language === language)?.synonyms ?? [];
  const pages = listedPaths([...kinds.keys()]).flatMap((page) => {
    const kind = kinds.get(page) ?? NOT_SEARCHED;
    if (page === '/' || page === SERVICES || kind === NOT_SEARCHED) return [];
    const html = readFileSync(path.join(publicDir, localPath(page, language), 'index.html'), 'utf8');
    const record = searchRecord(page, kind, html);
    // Buyers use the English names in every language.
    const entries = site.entries.nodes.filter(
      (entry) => entry.path === page && [language, SOURCE_LANGUAGE].includes(entry.language),
    );
    const words = [
      ...entries.flatMap(({ name, alsoTradedAs }) => [name, ...(alsoTradedAs ?? [])]),
      ...synonyms.filter((group) => group.page === page).flatMap((group) => group.words),
    ];
    if (!record) return [];
    const boost = catalogues.has(page) ? BOOST.catalogues : undefined;
    return { ...record, words, boost, thumbnail: entries[0]?.thumbnail.digest };
  });
  const labels = site.services.nodes.find((page) => page.language === language)?.elsewhere.kinds ?? [];
  const records = [...pages, ...people(site, language)].map((record) => ({
    ...record,
    kind: labels.find(({ kind }) => kind === record.kind)?.label ?? '',
  }));
  writeFileSync(path.join(publicDir, searchIndexFile(language)), JSON.stringify({ synonyms, records }));
}
