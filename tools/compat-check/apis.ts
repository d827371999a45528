/** Finds the Web APIs and JavaScript features that a name in a script may refer to. */
import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data';
import { at } from './support';

const { api } = bcd;
const builtins = bcd.javascript.builtins as Identifier;

/** All members of interfaces and built-in objects by name. */
const members = new Map<string, CompatStatement[]>();
const collect = (parent: Identifier): void => {
  for (const [name, node] of Object.entries(parent) as [string, Identifier][]) {
    // A child named `__compat` is a statement, not a member.
    if (name === '__compat' || !node.__compat) continue;
    // The data mark static members with a suffix.
    const plain = name.replace(/_static$/, '');
    members.set(plain, [...(members.get(plain) ?? []), node.__compat]);
    collect(node);
  }
};
for (const parent of [...Object.values(api), ...Object.values(builtins)] as Identifier[]) collect(parent);

/** Returns the features that a global variable such as `fetch` or `ResizeObserver` may refer to. */
export const globalFeatures = (name: string): CompatStatement[] => [...at(api, name), ...at(builtins, name)];

export const isGlobal = (name: string): boolean =>
  globalFeatures(name).length > 0 || at(api, 'Window', name).length > 0;

/** Returns the interface name of a global object, such as `Navigator` for `navigator`. */
const interfaceOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Returns the features that a member may refer to.
 * @param owner the global object with the member, such as `URL` in `URL.parse`; if omitted, the member may belong to
 *   any object
 */
export function memberFeatures(name: string, owner?: string): CompatStatement[] {
  const own = owner
    ? [owner, interfaceOf(owner)].flatMap((parent) =>
        [name, `${name}_static`].flatMap((member) => [
          ...at(api, parent, member),
          ...at(builtins, parent, member),
        ]),
      )
    : [];
  if (own.length > 0) return own;
  if (owner === 'window' || owner === 'globalThis') {
    const found = globalFeatures(name);
    if (found.length > 0) return found;
  }
  return members.get(name) ?? [];
}

export const eventFeatures = (type: string): CompatStatement[] => members.get(`${type}_event`) ?? [];

export const attributeFeatures = (element: string, attribute: string): CompatStatement[] => [
  ...at(bcd.html.elements ?? {}, element, attribute),
  ...at(bcd.html.global_attributes ?? {}, attribute),
];
