/** What an enquiry list becomes in the message that is sent (docs/behaviour.md, "Enquiry list"). */
import { interpolate } from '../../components/interpolate';
import type { EnquiryValues } from './enquiry';
import type { EnquiryList, ListEntry, Unit } from './enquiryList';
import { readQuantity } from './quantity';

/** What the text says of a product or fiber that is on sale. */
export interface Goods {
  path: string;
  name: string;
  /** The heading or subheading of the customs tariff, if the content has one. */
  hsCode: string | undefined;
  /** The URL of its sheet. */
  url: string;
}

/** An entry with what it stands for. */
export interface ListedGoods extends Goods, Pick<ListEntry, 'quantity' | 'unit'> {}

/** The words around the values, and the label of customs tariff codes. */
export type ListWords = { hsCode: string } & Pick<
  Queries.EnquiryListPanelFragment,
  'port' | 'incoterm' | 'sample' | 'subject' | 'subjectMore' | 'message'
>;

/** The names that the subject tells at most. */
const NAMES_IN_SUBJECT = 3;

/** `24 t`; containers are counted, as the trade writes it: `2 x 20-ft container`. */
const amount = (quantity: string, unit: Unit): string =>
  `${quantity} ${unit.endsWith('container') ? `x ${unit}` : unit}`;

function lineOf({ name, quantity, unit, hsCode, url }: ListedGoods, words: ListWords): string {
  const read = readQuantity(quantity);
  return [
    name,
    ...('value' in read && read.value ? [amount(read.value, unit)] : []),
    ...(hsCode ? [`${words.hsCode} ${hsCode}`] : []),
    url,
  ].join(', ');
}

/**
 * The list as plain text: a line for each entry, which begins with its name, then port, Incoterms rule and the wish for
 * a sample, as far as there are any. A quantity that cannot be sent is left out. Lines end with `\n`; empty without
 * entries.
 */
export function listText(
  goods: readonly ListedGoods[],
  { port, incoterm, sample }: Omit<EnquiryList, 'entries'>,
  words: ListWords,
): string {
  if (goods.length === 0) return '';
  const terms = [
    ...(port.trim() ? [`${words.port}: ${port.trim()}`] : []),
    ...(incoterm ? [`${words.incoterm}: ${incoterm}`] : []),
    ...(sample ? [words.sample] : []),
  ];
  return [...goods.map((one) => lineOf(one, words)), ...(terms.length > 0 ? ['', ...terms] : [])].join('\n');
}

/** The message with the text of the list at its end. */
export const withList = (message: string, list: string): string =>
  [message, list].filter(Boolean).join('\n\n');

/** Subject and message that a list fills in while nobody has written others; none without entries. */
export function valuesOfList(goods: readonly Pick<Goods, 'name'>[], words: ListWords): EnquiryValues {
  if (goods.length === 0) return {};
  const names = goods.slice(0, NAMES_IN_SUBJECT).map(({ name }) => name);
  const more = goods.length - names.length;
  const subject = more > 0 ? words.subjectMore : words.subject;
  return {
    subject: interpolate(subject, { goods: names.join(', '), count: more }),
    message: words.message,
  };
}
