/** The items of the enquiry list and their text in the message (docs/behaviour.md, "Enquiry list"). */
import { interpolate } from '../../../components/interpolate';
import type { EnquiryValues } from '../form/enquiry';
import type { EnquiryList, StoredItem, Unit } from './enquiryList';
import { type Quantity, readQuantity } from './quantity';

/** A product or fiber that can be on the list. */
export interface Entry {
  path: string;
  name: string;
  /** The heading or subheading of the customs tariff, if the content has one. */
  hsCode: string | undefined;
  /** The URL of its sheet. */
  url: string;
}

/** An item with the facts of its entry. */
export interface Item extends Entry {
  /** The quantity as typed, and as read. */
  quantity: string;
  amount: Quantity;
  unit: Unit;
}

/** Whether the quantity of an item cannot be sent. */
export const hasProblem = ({ amount }: Item): boolean => 'problem' in amount;

/** The texts around the values, and the label of customs tariff codes. */
export type ListTexts = { hsCode: string } & Pick<
  Queries.EnquiryListPanelFragment,
  'port' | 'incoterm' | 'sample' | 'subject' | 'subjectMore' | 'message'
>;

/**
 * Looks up the entries of the stored items.
 * @returns `items`, and `discontinued`, the stored items that no longer have an entry
 */
export function findItems(stored: readonly StoredItem[], entries: readonly Entry[]) {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const items = stored.flatMap(({ path, quantity, unit }): Item[] => {
    const entry = byPath.get(path);
    return entry ? [{ ...entry, quantity, amount: readQuantity(quantity), unit }] : [];
  });
  return { items, discontinued: stored.filter(({ path }) => !byPath.has(path)) };
}

/** Maximum number of item names in the subject line. */
const NAMES_IN_SUBJECT = 3;

/** `24 t`; containers are counted, as exporters write it: `2 x 20-ft container`. */
const withUnit = (value: string, unit: Unit): string =>
  `${value} ${unit.endsWith('container') ? `x ${unit}` : unit}`;

const lineOf = ({ name, amount, unit, hsCode, url }: Item, texts: ListTexts): string =>
  [
    name,
    ...('value' in amount && amount.value ? [withUnit(amount.value, unit)] : []),
    ...(hsCode ? [`${texts.hsCode} ${hsCode}`] : []),
    url,
  ].join(', ');

/**
 * The list as plain text: a line for each item, which begins with its name, then port, Incoterms rule and the request
 * for a sample, if there are any. A quantity that cannot be sent is left out. Lines end with `\n`; empty without items.
 */
export function listText(
  items: readonly Item[],
  { port, incoterm, sample }: Omit<EnquiryList, 'items'>,
  texts: ListTexts,
): string {
  if (items.length === 0) return '';
  const terms = [
    ...(port.trim() ? [`${texts.port}: ${port.trim()}`] : []),
    ...(incoterm ? [`${texts.incoterm}: ${incoterm}`] : []),
    ...(sample ? [texts.sample] : []),
  ];
  return [...items.map((item) => lineOf(item, texts)), ...(terms.length > 0 ? ['', ...terms] : [])].join(
    '\n',
  );
}

/** The message with the text of the list at its end. */
export const withList = (message: string, list: string): string =>
  [message, list].filter(Boolean).join('\n\n');

/** The subject and the message that the list fills in while the visitor has written no others; none without items. */
export function listValues(items: readonly Pick<Item, 'name'>[], texts: ListTexts): EnquiryValues {
  if (items.length === 0) return {};
  const names = items.slice(0, NAMES_IN_SUBJECT).map(({ name }) => name);
  const more = items.length - names.length;
  const subject = more > 0 ? texts.subjectMore : texts.subject;
  return { subject: interpolate(subject, { items: names.join(', '), count: more }), message: texts.message };
}
