/** The enquiry list: the goods that a buyer collects while reading (docs/behaviour.md, "Enquiry list"). */

export const MAX_ENTRIES = 30;

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

export interface ListEntry {
  /** The path of the page of the product or fiber, which identifies it. */
  path: string;
  /** Its name when it was added, to tell of it when its page is gone. */
  name: string;
  /** As typed; it may be empty or unclear (`quantity.ts`). */
  quantity: string;
  unit: Unit;
}

export interface EnquiryList {
  entries: readonly ListEntry[];
  /** The port of destination, as typed. */
  port: string;
  incoterm: Incoterm | '';
  /** Whether a sample is to be sent first. */
  sample: boolean;
}

export const EMPTY_LIST: EnquiryList = { entries: [], port: '', incoterm: '', sample: false };

/** Told apart from lists that another release has stored in another form. */
export const VERSION = 1;

const isText = (value: unknown): value is string => typeof value === 'string';

const isEntry = (entry: ListEntry, index: number, entries: ListEntry[]): boolean =>
  isText(entry?.path) &&
  isText(entry.name) &&
  isText(entry.quantity) &&
  UNITS.includes(entry.unit) &&
  entries.findIndex((other) => other?.path === entry.path) === index;

/** The list in a stored text. What is no list counts as empty, and what is no entry is left out. */
export function parseList(json: string | null): EnquiryList {
  try {
    const { version, entries, port, incoterm, sample } = JSON.parse(json ?? '{}') as Record<string, unknown>;
    if (version === VERSION && Array.isArray(entries))
      return {
        entries: entries.filter(isEntry).slice(0, MAX_ENTRIES),
        port: isText(port) ? port : '',
        incoterm: INCOTERMS.find((rule) => rule === incoterm) ?? '',
        sample: sample === true,
      };
  } catch {
    // It counts as empty.
  }
  return EMPTY_LIST;
}
