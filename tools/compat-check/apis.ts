/** Finds the Web APIs and JavaScript features that a name in a script may mean. */
import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data';
import { at } from './support';

const { api } = bcd;
const builtins = bcd.javascript.builtins as Identifier;

/** All members of interfaces and built-in objects, by name. */
const members = new Map<string, CompatStatement[]>();
const collect = (parent: Identifier): void => {
  // A child named `__compat` is a statement, not a member.
  const children = Object.entries(parent).filter(([name]) => name !== '__compat') as [string, Identifier][];
  for (const [name, node] of children) {
    if (!node.__compat) continue;
    members.set(plain(name), [...(members.get(plain(name)) ?? []), node.__compat]);
    collect(node);
  }
};
/** Static members have a suffix in the data. */
const plain = (name: string): string => name.replace(/_static$/, '');
for (const parent of [...Object.values(api), ...Object.values(builtins)] as Identifier[]) collect(parent);

/** The features that a global variable such as `fetch` or `ResizeObserver` may mean. */
export const globalFeatures = (name: string): CompatStatement[] => [...at(api, name), ...at(builtins, name)];

/** Whether browsers have a global variable with this name. */
export const isGlobal = (name: string): boolean =>
  globalFeatures(name).length > 0 || at(api, 'Window', name).length > 0;

/** The interface of a global object: `Navigator` of `navigator`. */
const interfaceOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * The features that a member may mean.
 * @param owner the global object that it is read from: `URL` in `URL.parse`; without it, a member of any object
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

/** The features that an event of a listener may mean. */
export const eventFeatures = (type: string): CompatStatement[] => members.get(`${type}_event`) ?? [];

/** The features that an HTML attribute may mean. */
export const attributeFeatures = (element: string, attribute: string): CompatStatement[] => [
  ...at(bcd.html.elements ?? {}, element, attribute),
  ...at(bcd.html.global_attributes ?? {}, attribute),
];
