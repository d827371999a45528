/** Changes of the enquiry list. Only pages with sheets and the contact page load this file. */
import { type EnquiryList, MAX_ITEMS, parseList, type StoredItem, stored, VERSION } from './enquiryList';

/** Serializes a list. Returns null, which removes the stored list, if there are no items. */
export const listToStore = ({ items, ...terms }: EnquiryList): string | null =>
  items.length > 0 ? JSON.stringify({ version: VERSION, items, ...terms }) : null;

/** Applies a change to the stored list, which another tab may have changed since the last render. */
export const changeList = (change: (list: EnquiryList) => EnquiryList): void =>
  stored.write(listToStore(change(parseList(stored.read()))));

/** Adds an entry with an empty quantity. Returns false if the list is full. */
export function addToList({ path, name }: Pick<StoredItem, 'path' | 'name'>): boolean {
  if (parseList(stored.read()).items.length >= MAX_ITEMS) return false;
  changeList((list) => ({ ...list, items: [...list.items, { path, name, quantity: '', unit: 't' }] }));
  return true;
}

export const removeFromList = (paths: readonly string[]): void =>
  changeList((list) => ({ ...list, items: list.items.filter(({ path }) => !paths.includes(path)) }));

export const changeItem = (path: string, values: Partial<StoredItem>): void =>
  changeList((list) => ({
    ...list,
    items: list.items.map((item) => (item.path === path ? { ...item, ...values } : item)),
  }));

/** Restores the removed items of an `earlier` list at their positions. Keeps the changes that were made since. */
export function withRemoved(list: EnquiryList, earlier: EnquiryList): EnquiryList {
  const now = new Map(list.items.map((item) => [item.path, item]));
  const before = new Map(earlier.items.map((item) => [item.path, now.get(item.path) ?? item]));
  // An empty list is not stored, so its port, Incoterms rule and sample request were removed with the last item.
  const terms = now.size > 0 ? list : earlier;
  return { ...terms, items: [...new Map([...before, ...now]).values()] };
}
