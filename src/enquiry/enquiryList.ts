/** The enquiry list, in which a visitor collects entries of the catalogues (docs/behaviour.md, "Enquiry list"). */
import { useMemo, useSyncExternalStore } from 'react';
import { parseStored, storedText } from '../ui/browser/storedText';

export const MAX_ITEMS = 30;

/** The units as they are stored and sent, with the keys of their texts (`form.list.units` in `pages/contact.json`). */
export const UNITS = {
  t: 't',
  kg: 'kg',
  m: 'm',
  pieces: 'pieces',
  '20-ft container': 'container20',
  '40-ft container': 'container40',
} as const;

export const INCOTERMS = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'];

export interface StoredItem {
  /** The path of the page of the entry, which identifies the item. */
  path: string;
  /** The name when the item was added. It is shown in a message if the page no longer exists. */
  name: string;
  /** The quantity as typed, which may be empty or invalid (`quantity.ts`). */
  quantity: string;
  unit: string;
}

export interface EnquiryList {
  items: readonly StoredItem[];
  port: string;
  incoterm: string;
  sample: boolean;
}

export const EMPTY_LIST: EnquiryList = { items: [], port: '', incoterm: '', sample: false };

/** The version of the stored format. Increment it when the format changes. */
export const VERSION = 1;

const isText = (value: unknown): value is string => typeof value === 'string';

const isItem = (item: StoredItem, index: number, items: StoredItem[]): boolean =>
  isText(item?.path) &&
  isText(item.name) &&
  isText(item.quantity) &&
  isText(item.unit) &&
  Object.hasOwn(UNITS, item.unit) &&
  items.findIndex((other) => other?.path === item.path) === index;

/** Parses a stored list. Skips invalid items, and returns an empty list if the text is not a list. */
export function parseList(json: string | null): EnquiryList {
  const { version, items, port, incoterm, sample } = (parseStored(json) ?? {}) as Record<string, unknown>;
  if (version !== VERSION || !Array.isArray(items)) return EMPTY_LIST;
  return {
    items: items.filter(isItem).slice(0, MAX_ITEMS),
    port: isText(port) ? port : '',
    incoterm: INCOTERMS.find((rule) => rule === incoterm) ?? '',
    sample: sample === true,
  };
}

export const LIST_KEY = 'enquiryList';

export const stored = storedText(() => window.localStorage, LIST_KEY);

/** Returns the enquiry list, which all tabs of the browser share. The list is empty until the page is hydrated. */
export function useEnquiryList(): EnquiryList {
  const json = useSyncExternalStore(stored.subscribe, stored.read, () => null);
  return useMemo(() => parseList(json), [json]);
}
