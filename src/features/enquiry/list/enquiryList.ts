/** The enquiry list: the products and fibers that a buyer collects (docs/behaviour.md, "Enquiry list"). */
import { useMemo, useSyncExternalStore } from 'react';
import { storedText } from '../../../browser/storedText';

export const MAX_ITEMS = 30;

/** The units of quantities, as they are shown, stored and sent. */
export const UNITS = ['t', 'kg', 'm', 'pieces', '20-ft container', '40-ft container'] as const;
export type Unit = (typeof UNITS)[number];

/** The rules of Incoterms 2020. */
export const INCOTERMS = [
  'EXW',
  'FCA',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
] as const;
export type Incoterm = (typeof INCOTERMS)[number];

/** An item as it is stored. */
export interface StoredItem {
  /** The path of the page of the product or fiber, which identifies it. */
  path: string;
  /** Its name when it was added, to be shown if its page no longer exists. */
  name: string;
  /** As typed; it may be empty or invalid (`quantity.ts`). */
  quantity: string;
  unit: Unit;
}

export interface EnquiryList {
  items: readonly StoredItem[];
  /** The port of destination, as typed. */
  port: string;
  incoterm: Incoterm | '';
  /** Whether a sample is to be sent first. */
  sample: boolean;
}

export const EMPTY_LIST: EnquiryList = { items: [], port: '', incoterm: '', sample: false };

/** The version of the stored format. A release that changes the format changes the version. */
export const VERSION = 1;

const isText = (value: unknown): value is string => typeof value === 'string';

const isItem = (item: StoredItem, index: number, items: StoredItem[]): boolean =>
  isText(item?.path) &&
  isText(item.name) &&
  isText(item.quantity) &&
  UNITS.includes(item.unit) &&
  items.findIndex((other) => other?.path === item.path) === index;

/** The list in a stored text; empty if the text is not a list. Invalid items are left out. */
export function parseList(json: string | null): EnquiryList {
  try {
    // The stored name of the items is `entries`.
    const { version, entries, port, incoterm, sample } = JSON.parse(json ?? '{}') as Record<string, unknown>;
    if (version === VERSION && Array.isArray(entries))
      return {
        items: entries.filter(isItem).slice(0, MAX_ITEMS),
        port: isText(port) ? port : '',
        incoterm: INCOTERMS.find((rule) => rule === incoterm) ?? '',
        sample: sample === true,
      };
  } catch {
    // Not JSON.
  }
  return EMPTY_LIST;
}

/** The key in `localStorage`. */
export const LIST_KEY = 'enquiryList';

/** The list as it is stored; `changeList.ts` writes it. */
export const storedList = storedText(() => window.localStorage, LIST_KEY);

/** The enquiry list of this browser, the same in all its tabs; empty until the page is hydrated. */
export function useEnquiryList(): EnquiryList {
  const json = useSyncExternalStore(storedList.subscribe, storedList.read, () => null);
  return useMemo(() => parseList(json), [json]);
}
