import { useMemo, useSyncExternalStore } from 'react';
import { storedText } from '../../hooks/storedText';
import { type EnquiryList, type ListEntry, MAX_ENTRIES, parseList, storedForm } from './enquiryList';

/** The key in `localStorage`. */
export const LIST_KEY = 'enquiryList';

const stored = storedText(() => window.localStorage, LIST_KEY);

/** The enquiry list of this browser, the same in all its tabs; empty until the page is hydrated. */
export function useEnquiryList(): EnquiryList {
  const json = useSyncExternalStore(stored.subscribe, stored.read, () => null);
  return useMemo(() => parseList(json), [json]);
}

/** Stores what `change` makes of the list as it is stored now, perhaps by another tab. */
export const changeList = (change: (list: EnquiryList) => EnquiryList): void =>
  stored.write(storedForm(change(parseList(stored.read()))));

/** Adds a product or fiber, without a quantity. Returns false if the list is full. */
export function addToList({ path, name }: Pick<ListEntry, 'path' | 'name'>): boolean {
  const isFull = parseList(stored.read()).entries.length >= MAX_ENTRIES;
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
