/** The enquiry list in the contact form: its text and its changes (docs/behaviour.md, "Enquiry list"). */
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { interpolate } from '../lib/interpolate';
import { joined, withColon } from '../lib/localText';
import { type LanguageData, useLanguage } from '../ui/site/language';
import {
  changeList,
  EMPTY_LIST,
  type EnquiryList,
  type EnquiryValues,
  type LIST_STATE,
  removeFromList,
  type StoredItem,
  useEnquiryList,
  useNavigationState,
} from './enquiry';

type Texts = Queries.EnquiryListPanelFragment;

export type ListableEntry = Queries.ContactFormFragment['entries'][number];

/** `path` identifies the item, and may be a former path of the entry; `to` is the present one. */
export type Item = ListableEntry & Pick<StoredItem, 'quantity' | 'unit'> & { to: string };

export const MAX_QUANTITY = 40;

/** A digit from 1 to 9. Excludes the zeros of ASCII, Arabic, Persian, Devanagari and full-width digits. */
const DIGIT = /(?![0\u0660\u06F0\u0966\uFF10])\p{Nd}/u;

export const isInvalid = ({ quantity }: Pick<Item, 'quantity'>): boolean =>
  quantity.trim() !== '' && !(DIGIT.test(quantity) && quantity.length <= MAX_QUANTITY);

type Labels = { hsCode: string } & Pick<Texts, 'port' | 'incoterm' | 'sample' | 'units'>;

/** Looks up the entries of the stored items. `discontinued` are the stored items whose entry no longer exists. */
export function findItems(stored: readonly StoredItem[], entries: readonly ListableEntry[]) {
  const byPath = new Map(
    entries.flatMap((entry) => [entry.path, ...entry.aliases].map((path) => [path, entry] as const)),
  );
  const items = stored.flatMap(({ path, quantity, unit }): Item[] => {
    const entry = byPath.get(path);
    return entry ? [{ ...entry, path, to: entry.path, quantity, unit: unit || entry.unit }] : [];
  });
  return { items, discontinued: stored.filter(({ path }) => !byPath.has(path)) };
}

/** Formats an item with its unit: `24 t`, or `2 × 20-ft container` if the unit begins with a figure. The English name is for the company. */
function lineOf({ name, englishName, quantity, unit, hsCode }: Item, labels: Labels, language: string) {
  const isEnglish = name.toLowerCase() === englishName.toLowerCase();
  const amount = quantity.trim() && `${quantity.trim()}${/^\d/.test(unit) ? ' ×' : ''}`;
  const parts = [
    isEnglish ? name : `${name} / ${englishName}`,
    amount && `${amount} ${labels.units.find((each) => each.unit === unit)?.label ?? unit}`,
    hsCode ? `${labels.hsCode} ${hsCode}` : '',
  ];
  return joined(parts.filter(Boolean), language);
}

/** Joins a message and the text of the list, or two parts of that text. */
export const withList = (message: string, list: string): string =>
  [message, list].filter(Boolean).join('\n\n');

/** The list as plain text: a line for each item, then the terms that the visitor filled in. */
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
  const lines = items.map((item) => lineOf(item, labels, language));
  return withList(lines.join('\n'), terms.filter(Boolean).join('\n'));
}

const NAMES_IN_SUBJECT = 3;

/** Returns the subject and the message that the list fills in unless the visitor typed their own. */
export function listValues(
  items: readonly Pick<Item, 'name'>[],
  texts: Pick<Texts, 'subject' | 'subjectMore' | 'message'>,
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

/** Restores the removed items of an `earlier` list at their positions. Keeps the changes that were made since. */
export function withRemoved(list: EnquiryList, earlier: EnquiryList): EnquiryList {
  const now = new Map(list.items.map((item) => [item.path, item]));
  const before = new Map(earlier.items.map((item) => [item.path, now.get(item.path) ?? item]));
  // An empty list is not stored, so its port, Incoterms rule and sample request were removed with the last item.
  const terms = now.size > 0 ? list : earlier;
  return { ...terms, items: [...new Map([...before, ...now]).values()] };
}

interface Options {
  texts: Texts;
  /** The entries that are on sale. */
  entries: readonly ListableEntry[];
  hsCode: string;
  state: unknown;
}

/** `remove`, `clear` and `undo` move the focus, because the pressed button disappears. */
export function useListInForm({ texts, entries, hsCode, state }: Options) {
  const { code } = useLanguage();
  const list = useEnquiryList();
  const { items, discontinued } = useMemo(() => findItems(list.items, entries), [list.items, entries]);
  const values = useMemo(() => listValues(items, texts, { code }), [items, texts, code]);
  /** `before` is the list before the change, for undoing it. */
  const [note, setNote] = useState<{ text: string; before?: EnquiryList }>();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const undoRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (discontinued.length === 0) return;
    const names = discontinued.map(({ name }) => name);
    setNote({ text: interpolate(texts.discontinued, { items: joined(names, code) }) });
    removeFromList(discontinued.map(({ path }) => path));
  }, [discontinued, texts, code]);

  const navigationState = useNavigationState(state);
  useEffect(() => {
    if ((navigationState as Partial<typeof LIST_STATE> | null | undefined)?.enquiryList !== true) return;
    // Wait, because the effects of the router run later and focus the page.
    const focus = setTimeout(() => {
      // Scroll separately: in WebKit, the scroll that `focus` causes comes late, after `onRouteUpdate` has scrolled.
      headingRef.current?.focus({ preventScroll: true });
      headingRef.current?.scrollIntoView({ behavior: 'instant' });
    });
    return () => clearTimeout(focus);
  }, [navigationState]);

  const act = (text: string, change: () => void) => {
    // The caller then focuses the undo button.
    flushSync(() => {
      setNote({ text, before: list });
      change();
    });
  };
  return {
    list,
    items,
    text: listText(items, list, { ...texts, hsCode }, code),
    values,
    note,
    headingRef,
    undoRef,
    remove({ path, name }: Item, row: Element | null) {
      const next = row?.nextElementSibling ?? row?.previousElementSibling;
      act(interpolate(texts.removed, { item: name }), () => removeFromList([path]));
      (next?.querySelector('button') ?? undoRef.current)?.focus();
    },
    clear() {
      act(texts.cleared, () => changeList(() => EMPTY_LIST));
      undoRef.current?.focus();
    },
    undo() {
      const before = note?.before;
      flushSync(() => {
        setNote(undefined);
        if (before) changeList((now) => withRemoved(now, before));
      });
      headingRef.current?.focus();
    },
  };
}
