/** Changes of the enquiry list. A separate file, because most pages only read the list. */
import { type EnquiryList, MAX_ITEMS, parseList, type StoredItem, storedList, VERSION } from './enquiryList';

/** A list as the text to store; null, which removes it, if it has no items. */
export const listToStore = ({ items, ...terms }: EnquiryList): string | null =>
  items.length > 0 ? JSON.stringify({ version: VERSION, entries: items, ...terms }) : null;

/**
 * Restores the items that were removed from an earlier list, at their place. Later changes and additions stay.
 * @param earlier the list before the removal
 */
export function withRemoved(list: EnquiryList, earlier: EnquiryList): EnquiryList {
  const now = new Map(list.items.map((item) => [item.path, item]));
  const before = new Map(earlier.items.map((item) => [item.path, now.get(item.path) ?? item]));
  // The terms are removed with the last item.
  const terms = now.size > 0 ? list : earlier;
  return { ...terms, items: [...new Map([...before, ...now]).values()] };
}

/** Changes the list that is stored now, perhaps by another tab. */
export const changeList = (change: (list: EnquiryList) => EnquiryList): void =>
  storedList.write(listToStore(change(parseList(storedList.read()))));

/** Adds a product or fiber, without a quantity. Returns false if the list is full. */
export function addToList({ path, name }: Pick<StoredItem, 'path' | 'name'>): boolean {
  const isFull = parseList(storedList.read()).items.length >= MAX_ITEMS;
  if (!isFull)
    changeList((list) => ({ ...list, items: [...list.items, { path, name, quantity: '', unit: 't' }] }));
  return !isFull;
}

/** Removes the items of these paths. */
export const removeFromList = (paths: readonly string[]): void =>
  changeList((list) => ({ ...list, items: list.items.filter(({ path }) => !paths.includes(path)) }));

/** Replaces some values of an item. */
export const changeItem = (path: string, values: Partial<StoredItem>): void =>
  changeList((list) => ({
    ...list,
    items: list.items.map((item) => (item.path === path ? { ...item, ...values } : item)),
  }));
