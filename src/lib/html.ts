/** Finds elements in parsed HTML. For build time only. */
import type { DefaultTreeAdapterTypes } from 'parse5';

export type TreeNode = DefaultTreeAdapterTypes.Node;
export type TreeElement = DefaultTreeAdapterTypes.Element;

/** Returns the elements in a node, by default all of them. */
export const elementsIn = (
  node: TreeNode,
  isWanted: (element: TreeElement) => boolean = () => true,
): TreeElement[] =>
  ('childNodes' in node ? node.childNodes : []).flatMap((child) => [
    ...('tagName' in child && isWanted(child) ? [child] : []),
    ...elementsIn(child, isWanted),
  ]);
