/** Looks up the items of the enquiry list and formats them for the message (docs/behaviour.md, "Enquiry list"). */
import { interpolate } from '../lib/interpolate';
import { joined, withColon } from '../lib/localText';
import type { LanguageData } from '../ui/site/language';
import type { EnquiryValues } from './enquiry';
import type { EnquiryList, StoredItem } from './enquiryList';
import { parseQuantity, type Quantity } from './quantity';

/** An entry of a catalogue that can be on the list. */
export interface ListableEntry {
  path: string;
  name: string;
  /** The name in English, which the company reads. */
  englishName: string;
  /** The customs tariff code (heading or subheading). Undefined if the content has no code. */
  hsCode: string | undefined;
}

export interface Item extends ListableEntry, Pick<StoredItem, 'quantity' | 'unit'> {
  amount: Quantity;
}

/** Returns whether the quantity of an item is invalid or ambiguous, so that it cannot be sent. */
export const hasProblem = ({ amount }: Item): boolean => 'problem' in amount;

/** The labels of the text. `hsCode` is the label of customs tariff codes. */
type Labels = { hsCode: string } & Pick<Queries.EnquiryListPanelFragment, 'port' | 'incoterm' | 'sample'>;

/** Looks up the entries of the stored items. `discontinued` are the stored items whose entry no longer exists. */
export function findItems(stored: readonly StoredItem[], entries: readonly ListableEntry[]) {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const items = stored.flatMap(({ path, quantity, unit }): Item[] => {
    const entry = byPath.get(path);
    return entry ? [{ ...entry, quantity, amount: parseQuantity(quantity), unit }] : [];
  });
  return { items, discontinued: stored.filter(({ path }) => !byPath.has(path)) };
}

/** Maximum number of item names in the subject line. */
const NAMES_IN_SUBJECT = 3;

/** Formats a quantity with its unit: `24 t`, or for containers `2 x 20-ft container`, as exporters write it. */
const withUnit = (value: string, unit: string): string =>
  `${value} ${unit.endsWith('container') ? `x ${unit}` : unit}`;

function lineOf({ name, englishName, amount, unit, hsCode }: Item, label: string, language: string) {
  const names = name === englishName ? name : `${name} (${englishName})`;
  const quantity = 'value' in amount && amount.value && withUnit(amount.value, unit);
  const parts = [names, quantity, hsCode && `${label} ${hsCode}`];
  return joined(
    parts.filter((part): part is string => Boolean(part)),
    language,
  );
}

/** Joins a message and the text of the list, or two parts of that text, with a blank line. Leaves out empty parts. */
export const withList = (message: string, list: string): string =>
  [message, list].filter(Boolean).join('\n\n');

/**
 * Formats the list as plain text in a language: a line for each item, without invalid or ambiguous quantities, then
 * after a blank line the terms that the visitor filled in. Returns an empty string if there are no items.
 */
export function listText(
  items: readonly Item[],
  { port, incoterm, sample }: Omit<EnquiryList, 'items'>,
  labels: Labels,
  language: string,
): string {
  if (items.length === 0) return '';
  const terms = [
    port.trim() && `${withColon(labels.port, language)} ${port.trim()}`,
    incoterm && `${withColon(labels.incoterm, language)} ${incoterm}`,
    sample && labels.sample,
  ];
  const lines = items.map((item) => lineOf(item, labels.hsCode, language));
  return withList(lines.join('\n'), terms.filter(Boolean).join('\n'));
}

/** Returns the subject and the message that the list fills in unless the visitor typed their own. */
export function listValues(
  items: readonly Pick<Item, 'name'>[],
  texts: Pick<Queries.EnquiryListPanelFragment, 'subject' | 'subjectMore' | 'message'>,
  { code }: Pick<LanguageData, 'code'>,
): EnquiryValues {
  if (items.length === 0) return {};
  const names = items.slice(0, NAMES_IN_SUBJECT).map(({ name }) => name);
  const more = items.length - names.length;
  const subject = more > 0 ? texts.subjectMore : texts.subject;
  return {
    subject: interpolate(subject, { items: joined(names, code), count: more }, code),
    message: texts.message,
  };
}
