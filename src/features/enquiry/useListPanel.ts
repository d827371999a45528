import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { interpolate } from '../../components/interpolate';
import { changeList, removeFromList, withRemoved } from './changeList';
import { EMPTY_LIST, type EnquiryList } from './enquiryList';
import { type Goods, type ListedGoods, type ListWords, listText } from './listText';
import { isFromList } from './prefill';
import { useEnquiryList } from './useEnquiryList';
import { useNavigationState } from './useNavigationState';

interface Note {
  text: string;
  /** The list before, whose entries can be brought back. */
  before?: EnquiryList;
}

/**
 * The enquiry list on the contact page (docs/behaviour.md, "Enquiry list").
 * @param onSale all products and fibers; entries of others are dropped
 * @param state the navigation state of the page: from the header's link, the list is scrolled into view
 * @returns
 * - `list`; `goods`, its entries with what they stand for; and `text`, what will be sent of them
 * - `note`: what happened to the list last
 * - `holdBack`, for links that carry the list
 * - `remove`, `clear` and `undo`, which move the focus on from the button that goes
 * - the refs of the place of the list and of its heading
 */
export function useListPanel(
  onSale: readonly Goods[],
  words: ListWords & Queries.EnquiryListPanelFragment,
  state: unknown,
) {
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

  const ledBy = useNavigationState(state);
  useEffect(() => {
    if (!isFromList(ledBy)) return;
    // The router, whose effects come later, focuses the page.
    const focus = setTimeout(() => {
      // WebKit scrolls to a focused element late, after `onRouteUpdate` has scrolled to the top.
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ behavior: 'instant' });
    });
    return () => clearTimeout(focus);
  }, [ledBy]);

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
    /** Keeps a link that carries the list from being followed while a quantity cannot be sent, and shows which. */
    holdBack(event: MouseEvent) {
      const unclear = panel.current?.querySelector<HTMLElement>('input:invalid');
      if (!unclear) return;
      event.preventDefault();
      unclear.focus();
    },
    undo() {
      const before = note?.before;
      flushSync(() => {
        setNote(undefined);
        if (before) changeList((now) => withRemoved(now, before));
      });
      heading.current?.focus();
    },
  };
}
