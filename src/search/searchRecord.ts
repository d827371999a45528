import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { SearchRecord } from './searchIndex';

type TreeNode = DefaultTreeAdapterTypes.Node;
type TreeElement = DefaultTreeAdapterTypes.Element;
type Condition = (element: TreeElement) => boolean;

const attribute = ({ attrs }: TreeElement, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;
const hasId: Condition = (element) => attribute(element, 'id') !== undefined;
const isOneOf =
  (...names: readonly string[]): Condition =>
  ({ tagName }) =>
    names.includes(tagName);

const isHidden: Condition = (element) =>
  isOneOf('script', 'style', 'noscript')(element) || attribute(element, 'aria-hidden') === 'true';

const isNoText = isOneOf('nav', 'aside', 'form', 'select', 'button', 'dialog', 'caption');

/** Elements of pages that show what other pages or records are about, by the kind of page. */
const isElsewhere = {
  /** Sheets and rows, which have the slugs of their entries as ids, and charts of entries. */
  catalogue: (element) => isOneOf('dl')(element) || (hasId(element) && element.tagName !== 'section'),
  /** Links to the form, an article and other entries. */
  entry: isOneOf('a'),
  specifications: isOneOf('table', 'a', 'label'),
  people: isOneOf('li'),
} satisfies Record<string, Condition>;

export type Overview = keyof typeof isElsewhere;

/** Elements that do not start a new block of text. */
const INLINE = /^(a|abbr|b|bdi|code|em|i|mark|small|span|strong|sub|sup|time)$/;

const isElement = (node: TreeNode): node is TreeElement => 'tagName' in node;
const childrenOf = (node: TreeNode): TreeNode[] => ('childNodes' in node ? node.childNodes : []);

const elementsIn = (node: TreeNode, isWanted: Condition): TreeElement[] =>
  childrenOf(node).flatMap((child) => [
    ...(isElement(child) && isWanted(child) ? [child] : []),
    ...elementsIn(child, isWanted),
  ]);

const isSectionHeading: Condition = (element) =>
  isOneOf('h3')(element) || (isOneOf('h2')(element) && hasId(element));

/** The URL of the page, which is printed with a sheet. */
const URL_BLOCK = /^https:\/\/\S+$/;

/** Returns the text of each block in a node. A header and its value are one block (`th` and `td`, `dt` and `dd`). */
function blocksIn(node: TreeNode, isSkipped: Condition = () => false): string[] {
  const blocks = [''];
  const read = (child: TreeNode): void => {
    if (child.nodeName === '#text' && 'value' in child) blocks.push(`${blocks.pop()}${child.value}`);
    if (!isElement(child) || isHidden(child) || isNoText(child) || isSkipped(child)) return;
    const isBlock = !INLINE.test(child.tagName);
    if (isOneOf('td', 'dd')(child)) blocks.push(`${blocks.pop()} `);
    else if (isBlock) blocks.push('');
    child.childNodes.forEach(read);
    if (isBlock && !isOneOf('th', 'dt')(child)) blocks.push('');
  };
  childrenOf(node).forEach(read);
  const texts = blocks.map((block) => block.replaceAll(/[\t\n\r ]+/g, ' ').trim());
  return texts.filter((text) => text && !URL_BLOCK.test(text));
}

export const asText = (blocks: readonly string[]): string => blocks.join(' · ');

/** Of articles, only title, description and headings, so that the index stays small with a thousand of them. */
export function searchRecord(
  page: string,
  kind: string,
  html: string,
  overview?: Overview,
): SearchRecord | undefined {
  const tree = parse(html);
  const [main] = elementsIn(tree, isOneOf('main'));
  const [heading] = main ? elementsIn(main, isOneOf('h1')) : [];
  if (!main || !heading) return undefined;
  const title = asText(blocksIn(heading));
  const record = (blocks: readonly string[]) => ({ kind, path: page, title, text: asText(blocks) });
  if (kind !== 'articles') return record(blocksIn(main, overview && isElsewhere[overview]));
  const [meta] = elementsIn(tree, (element) => attribute(element, 'name') === 'description');
  const sections = elementsIn(main, isSectionHeading);
  return record([
    title,
    (meta && attribute(meta, 'content')) ?? '',
    ...sections.flatMap((section) => blocksIn(section)),
  ]);
}
