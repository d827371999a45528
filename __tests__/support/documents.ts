/** Parses built pages for tests with a DOM. */
import { builtPaths, htmlOf } from './builtPages';

const parsed = new Map<string, Document>();

/** Parses the built page of a path. Removes its styles, which are half of its text. */
export function documentOf(route: string): Document {
  const html = () => htmlOf(route).replace(/(<style[^>]*>)[\s\S]*?<\/style>/g, '$1</style>');
  const document = parsed.get(route) ?? new DOMParser().parseFromString(html(), 'text/html');
  parsed.set(route, document);
  return document;
}

/** Returns the path and document of all built pages, including aliases and the 404 page. */
export const documents = (): [route: string, document: Document][] =>
  builtPaths.map((route) => [route, documentOf(route)]);

/** Returns the text of an element with collapsed white space. */
export const words = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Returns the texts in a node, one by one. */
export function textsIn(node: Node): string[] {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts;
}

/** Returns the values of an attribute of all elements that match a selector. */
export const attributes = (within: ParentNode, selector: string, name: string): string[] =>
  [...within.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
