/** Finds the properties, values, selectors and at-rules that a stylesheet uses. */
import path from 'node:path';
import bcd, { type CompatStatement } from '@mdn/browser-compat-data';
import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss';
import { compile } from 'sass';
import type { Finding } from './scripts';
import { at, lacksOf } from './support';

/** A finding in a stylesheet or in another file that the stylesheet uses. */
export interface StyleFinding extends Finding {
  file: string;
}

const { 'at-rules': atRules = {}, properties = {}, selectors = {} } = bcd.css;

/** Whether a node is inside `@supports`, so that it applies only to browsers with the feature. */
function isGuarded({ parent }: ChildNode): boolean {
  if (!parent || parent.type === 'root' || parent.type === 'document') return false;
  const above = parent as AtRule | Rule;
  return (above.type === 'atrule' && above.name === 'supports') || isGuarded(above);
}

/** Whether an earlier declaration in the same rule is a fallback for browsers that do not support this one. */
function hasFallback(declaration: Declaration): boolean {
  const { parent, prop } = declaration;
  const earlier = parent?.nodes?.slice(0, parent.index(declaration)) ?? [];
  return earlier.some((node) => node.type === 'decl' && node.prop === prop);
}

type Used = [name: string, features: CompatStatement[]];

/** Returns the keywords and functions of a value, without strings. */
const wordsOf = (value: string): string[] =>
  value.replace(/(["']).*?\1/g, '').match(/(?<![\w.#-])[a-z][\w-]*/gi) ?? [];

/**
 * Returns the pseudo-classes and pseudo-elements of a rule. In a selector list, an unknown pseudo-class invalidates the
 * whole list, so it is reported with a different name.
 */
function selectorsOf({ selectors: list }: Rule): Used[] {
  const names = new Set(list.flatMap((selector) => selector.match(/(?<=:)[\w-]+/g) ?? []));
  return [...names].map((name) => {
    const isShared = list.some((selector) => !selector.includes(`:${name}`));
    return [`${isShared ? 'list with ' : ''}:${name}`, at(selectors, name)];
  });
}

/** Returns a property, or its keywords and functions if all browsers support the property. */
function declarationOf({ prop, value }: Declaration): Used[] {
  const property = at(properties, prop);
  if (lacksOf(property, true).length > 0) return [[prop, property]];
  return wordsOf(value).map((word) => [`${prop}: ${word}`, at(properties, prop, word)]);
}

function usedBy(node: ChildNode): Used[] {
  if (node.type === 'atrule') return [[`@${node.name}`, at(atRules, node.name)]];
  if (node.type === 'rule') return selectorsOf(node);
  return node.type === 'decl' && !hasFallback(node) ? declarationOf(node) : [];
}

/** Finds features that a browser of `browserslist` does not support. Ignores `@supports` blocks and packages. */
export function styleFindings(file: string): StyleFinding[] {
  const { css, sourceMap } = compile(file, {
    loadPaths: ['node_modules'],
    sourceMap: true,
    quietDeps: true,
    silenceDeprecations: ['if-function'],
  });
  const found: StyleFinding[] = [];
  parse(css, { map: { prev: sourceMap } }).walk((node) => {
    const { line: row = 1, column = 1 } = node.source?.start ?? {};
    const origin = node.source?.input.origin(row, column) || undefined;
    const source = path.relative('', origin?.file ?? file);
    if (source.startsWith('node_modules') || isGuarded(node)) return;
    for (const [name, features] of usedBy(node)) {
      const lacks = lacksOf(features, true);
      if (lacks.length > 0) found.push({ file: source, line: origin?.line ?? row, name, lacks });
    }
  });
  return found;
}
