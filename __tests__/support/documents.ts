/** The built pages as documents, for tests with a DOM. */

import { NOT_FOUND } from '../../src/routes';
import { aliasPaths, canonicalPaths, htmlOf } from './builtPages';

const parsed = new Map<string, Document>();

/** The page that the build made for a path. Its styles, half of its text, are left out. */
export function documentOf(route: string): Document {
  const html = () => htmlOf(route).replace(/(<style[^>]*>)[\s\S]*?<\/style>/g, '$1</style>');
  const document = parsed.get(route) ?? new DOMParser().parseFromString(html(), 'text/html');
  parsed.set(route, document);
  return document;
}

/** All pages of the build by path, aliases and the 404 page among them. */
export const documents = (): [route: string, document: Document][] =>
  [...canonicalPaths, ...aliasPaths, NOT_FOUND].map((route) => [route, documentOf(route)]);

/** The text of an element, with single spaces. */
export const words = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** An attribute of the elements that match. */
export const attributes = (within: ParentNode, selector: string, name: string): string[] =>
  [...within.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
