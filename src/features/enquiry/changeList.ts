/** Changes of the enquiry list; apart from reading it, which is all that pages without a sheet or the form need. */
import { type EnquiryList, type ListEntry, MAX_ENTRIES, parseList, VERSION } from './enquiryList';
import { storedList } from './useEnquiryList';

/** A list as the text to store; null, which removes it, if it has no entries. */
export const storedForm = (list: EnquiryList): string | null =>
  list.entries.length > 0 ? JSON.stringify({ version: VERSION, ...list }) : null;

/**
 * The list with what was removed from an earlier one: at its place, beside what was changed or added since.
 * @param earlier the list before the removal
 */
export function withRemoved(list: EnquiryList, earlier: EnquiryList): EnquiryList {
  const now = new Map(list.entries.map((entry) => [entry.path, entry]));
  const before = new Map(earlier.entries.map((entry) => [entry.path, now.get(entry.path) ?? entry]));
  // The terms go with the last entry.
  const terms = now.size > 0 ? list : earlier;
  return { ...terms, entries: [...new Map([...before, ...now]).values()] };
}

/** Stores what `change` makes of the list as it is stored now, perhaps by another tab. */
export const changeList = (change: (list: EnquiryList) => EnquiryList): void =>
  storedList.write(storedForm(change(parseList(storedList.read()))));

/** Adds a product or fiber, without a quantity. Returns false if the list is full. */
export function addToList({ path, name }: Pick<ListEntry, 'path' | 'name'>): boolean {
  const isFull = parseList(storedList.read()).entries.length >= MAX_ENTRIES;
  if (!isFull)
    changeList((list) => ({ ...list, entries: [...list.entries, { path, name, quantity: '', unit: 't' }] }));
  return !isFull;
}

/** Removes the entries of these paths. */
export const removeFromList = (paths: readonly string[]): void =>
  changeList((list) => ({ ...list, entries: list.entries.filter(({ path }) => !paths.includes(path)) }));

/** Replaces some values of an entry. */
export const changeEntry = (path: string, values: Partial<ListEntry>): void =>
  changeList((list) => ({
    ...list,
    entries: list.entries.map((entry) => (entry.path === path ? { ...entry, ...values } : entry)),
  }));
