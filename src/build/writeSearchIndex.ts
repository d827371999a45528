import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { SEARCH_INDEX } from '../generatedFiles';
import { LEADERSHIP, listedPaths, SERVICES, TEAM } from '../routes';
import { IGNORED_ATTRIBUTE, KIND_ATTRIBUTE, type SearchKind, type SearchRecord } from '../searchIndex';

type Site = Pick<Queries.BuiltPagesQuery, 'pages' | 'leaders' | 'team'>;
type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that hold no text of a page, but ways to others, controls, and names of what follows. */
const NO_TEXT = ['nav', 'aside', 'form', 'button', 'dialog', 'script', 'style', 'noscript', 'caption'];

/** Elements that a sentence runs on through. */
const INLINE = ['a', 'abbr', 'b', 'code', 'em', 'i', 'mark', 'small', 'span', 'strong', 'sub', 'sup', 'time'];

const isElement = (node: Node): node is Element => 'tagName' in node;
const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

const isSearched = (element: Element): boolean =>
  !NO_TEXT.includes(element.tagName) &&
  attribute(element, IGNORED_ATTRIBUTE) === undefined &&
  attribute(element, 'aria-hidden') !== 'true';

/** All searched elements with one of the names. */
const elementsIn = (node: Node, names: readonly string[]): Element[] =>
  isElement(node) && !isSearched(node)
    ? []
    : [
        ...(isElement(node) && names.includes(node.tagName) ? [node] : []),
        ...childrenOf(node).flatMap((child) => elementsIn(child, names)),
      ];

/** The texts below a node, one for each block; a row header goes with its value. */
function blocksIn(node: Node): string[] {
  const blocks = [''];
  const read = (child: Node): void => {
    if (child.nodeName === '#text' && 'value' in child) blocks.push(`${blocks.pop()}${child.value}`);
    if (!isElement(child) || !isSearched(child)) return;
    const isInline = INLINE.includes(child.tagName);
    const isValue = child.tagName === 'td' || child.tagName === 'dd';
    if (isValue) blocks.push(`${blocks.pop()} `);
    else if (!isInline) blocks.push('');
    child.childNodes.forEach(read);
    if (!isInline && child.tagName !== 'th' && child.tagName !== 'dt') blocks.push('');
  };
  childrenOf(node).forEach(read);
  return blocks.map((block) => block.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

const asText = (blocks: readonly string[]): string => blocks.join(' · ');

/**
 * What is searched of a page: all that is in `<main>`. Of an article its description and headings, so that a thousand
 * of them do not make the index too large.
 * @param html the page as it was built
 */
export function searchRecord(pagePath: string, html: string): SearchRecord | undefined {
  const document = parse(html);
  const [main] = elementsIn(document, ['main']);
  const [heading] = main ? elementsIn(main, ['h1']) : [];
  if (!main || !heading) return undefined;
  const kind = attribute(main, KIND_ATTRIBUTE) as SearchKind;
  const title = asText(blocksIn(heading));
  if (kind !== 'articles') return { kind, path: pagePath, title, text: asText(blocksIn(main)) };
  const description = elementsIn(document, ['meta']).find(
    (meta) => attribute(meta, 'name') === 'description',
  );
  const headings = elementsIn(main, ['h2', 'h3']).flatMap(blocksIn);
  const text = asText([title, (description && attribute(description, 'content')) ?? '', ...headings]);
  return { kind, path: pagePath, title, text };
}

/** The leaders and the members of the team, who have no pages of their own. */
const people = ({ leaders, team }: Site): SearchRecord[] => [
  ...leaders.nodes.map(({ slug, name, title, fullDescription }) => ({
    kind: 'people' as const,
    path: `${LEADERSHIP}#${slug}`,
    title: name,
    text: asText([name, title, ...fullDescription]),
  })),
  ...team.nodes.map(({ name, role, description }) => ({
    kind: 'people' as const,
    path: TEAM,
    title: name,
    text: asText([name, role, description]),
  })),
];

/**
 * Writes the index of the site's own search (docs/behaviour.md, "Search"): the pages of the sitemap and the people. The
 * home page is left out, since all that it shows stands on other pages, and the services page, which shows the results.
 */
export function writeSearchIndex(publicDir: string, site: Site): void {
  const searched = listedPaths(site.pages.paths).filter((page) => page !== '/' && page !== SERVICES);
  const pages = searched.flatMap(
    (page) => searchRecord(page, readFileSync(path.join(publicDir, page, 'index.html'), 'utf8')) ?? [],
  );
  writeFileSync(path.join(publicDir, SEARCH_INDEX), JSON.stringify([...pages, ...people(site)]));
}
