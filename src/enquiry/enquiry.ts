/** What other pages hand over to the contact form: navigation state and enquiry list. All pages load this file. */
import { useMemo, useState, useSyncExternalStore } from 'react';
import { parseStored, storedText } from '../ui/browser/storedText';
import { useHydrated } from '../ui/site/hydration';

export type EnquiryField = 'name' | 'email' | 'phone' | 'subject' | 'message';

export type EnquiryValues = Partial<Record<EnquiryField, string>>;

/** Creates the state that prefills the contact form. No URL contains what the visitor typed. */
export const prefillState = (values: EnquiryValues) => ({ prefill: values });

/** Scrolls the enquiry list into view. */
export const LIST_STATE = { enquiryList: true };

/** Returns `location.state` after a navigation within the site, but not after a reload, when browsers keep it. */
export function useNavigationState(state: unknown): unknown {
  const [kept] = useState(useHydrated() ? undefined : state);
  return state === kept ? undefined : state;
}

export const MAX_ITEMS = 30;

export interface StoredItem {
  /** The path of the page of the entry, which identifies the item. */
  path: string;
  /** The name when the item was added. It is shown in a message if the page no longer exists. */
  name: string;
  quantity: string;
  /** Empty until the visitor chooses another unit than that of the minimum order. */
  unit: string;
}

export interface EnquiryList {
  items: readonly StoredItem[];
  port: string;
  incoterm: string;
  sample: boolean;
}

export const EMPTY_LIST: EnquiryList = { items: [], port: '', incoterm: '', sample: false };

/** Increment it when the stored format changes. */
export const VERSION = 1;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isItem = (item: StoredItem, index: number, items: StoredItem[]): boolean =>
  [item?.path, item?.name, item?.quantity, item?.unit].every((value) => typeof value === 'string') &&
  items.findIndex((other) => other?.path === item.path) === index;

/** Parses a stored list. Skips invalid items, and returns an empty list if the text is not a list. */
export function parseList(json: string | null): EnquiryList {
  const { version, items, port, incoterm, sample } = (parseStored(json) ?? {}) as Record<string, unknown>;
  if (version !== VERSION || !Array.isArray(items)) return EMPTY_LIST;
  return {
    items: items.filter(isItem).slice(0, MAX_ITEMS),
    port: textOf(port),
    incoterm: textOf(incoterm),
    sample: sample === true,
  };
}

export const LIST_KEY = 'enquiryList';

const stored = storedText(() => window.localStorage, LIST_KEY);

/** Returns the enquiry list, which all tabs of the browser share. The list is empty until the page is hydrated. */
export function useEnquiryList(): EnquiryList {
  const json = useSyncExternalStore(stored.subscribe, stored.read, () => null);
  return useMemo(() => parseList(json), [json]);
}

/** Applies a change to the stored list, which another tab may have changed since the last render. */
export function changeList(change: (list: EnquiryList) => EnquiryList): void {
  const { items, ...terms } = change(parseList(stored.read()));
  // A list without items is removed from the storage.
  stored.write(items.length > 0 ? JSON.stringify({ version: VERSION, items, ...terms }) : null);
}

export const removeFromList = (paths: readonly string[]): void =>
  changeList((list) => ({ ...list, items: list.items.filter(({ path }) => !paths.includes(path)) }));
