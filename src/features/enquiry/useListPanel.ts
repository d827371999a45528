import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { interpolate } from '../../components/interpolate';
import type { EnquiryList } from './enquiryList';
import { EMPTY_LIST } from './enquiryList';
import { type Goods, type ListedGoods, type ListWords, listText } from './listText';
import { isFromList } from './prefill';
import { changeList, removeFromList, useEnquiryList } from './useEnquiryList';

interface Note {
  text: string;
  /** The list before, to be brought back. */
  before?: EnquiryList;
}

interface Words extends ListWords {
  removed: string;
  cleared: string;
  gone: string;
}

/**
 * The enquiry list on the contact page (docs/behaviour.md, "Enquiry list").
 * @param onSale all products and fibers; entries of others are dropped
 * @param state the navigation state of the page: from the header's link, the list is scrolled into view
 * @returns
 * - `list`; `goods`, its entries with what they stand for; and `text`, what will be sent of them
 * - `note`: what happened to the list last
 * - `remove`, `clear` and `undo`, which move the focus on from the button that goes
 * - the refs of the place of the list and of its heading
 */
export function useListPanel(onSale: readonly Goods[], words: Words, state: unknown) {
  const list = useEnquiryList();
  const [note, setNote] = useState<Note>();
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const { goods, gone } = useMemo(() => {
    const byPath = new Map(onSale.map((one) => [one.path, one]));
    const goods: ListedGoods[] = list.entries.flatMap((entry) => {
      const found = byPath.get(entry.path);
      return found ? [{ ...entry, ...found }] : [];
    });
    return { goods, gone: list.entries.filter(({ path }) => !byPath.has(path)) };
  }, [onSale, list]);

  useEffect(() => {
    if (gone.length === 0) return;
    setNote({ text: interpolate(words.gone, { items: gone.map(({ name }) => name).join(', ') }) });
    removeFromList(gone.map(({ path }) => path));
  }, [gone, words]);

  useEffect(() => {
    if (!isFromList(state)) return;
    // The router, whose effects come later, focuses the page.
    const focus = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(focus);
  }, [state]);

  const focusButton = (selector: string, index = 0) => {
    const buttons = [...(panel.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    (buttons[index] ?? buttons.at(-1))?.focus();
  };
  const act = (text: string, change: () => void) => {
    // Rendered before the focus moves on.
    flushSync(() => {
      setNote({ text, before: list });
      change();
    });
  };
  return {
    list,
    goods,
    text: listText(goods, list, words),
    note,
    panelRef: panel,
    headingRef: heading,
    remove({ path, name }: ListedGoods) {
      const index = goods.findIndex((one) => one.path === path);
      act(interpolate(words.removed, { item: name }), () => removeFromList([path]));
      focusButton(goods.length > 1 ? 'li button' : '[data-undo]', index);
    },
    clear() {
      act(words.cleared, () => changeList(() => EMPTY_LIST));
      focusButton('[data-undo]');
    },
    undo() {
      const before = note?.before;
      flushSync(() => {
        setNote(undefined);
        if (before) changeList(() => before);
      });
      heading.current?.focus();
    },
  };
}
