import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { interpolate } from '../lib/interpolate';
import { joined } from '../lib/localText';
import { useLanguage } from '../ui/site/language';
import { changeList, removeFromList, withRemoved } from './changeList';
import { isListState, useNavigationState } from './enquiry';
import { EMPTY_LIST, type EnquiryList, type StoredItem } from './enquiryList';

interface Options {
  list: EnquiryList;
  /** Stored items whose entry no longer exists. The hook removes them, and the note lists their names. */
  discontinued: readonly StoredItem[];
  texts: Pick<Queries.EnquiryListPanelFragment, 'discontinued' | 'removed' | 'cleared'>;
  /** The navigation state of the page. If the visitor followed the link in the header, the list scrolls into view. */
  state: unknown;
}

/**
 * Manages the status messages and the focus of the enquiry list (docs/behaviour.md, "Enquiry list"). `note` is about
 * the last change. `remove`, `clear` and `undo` change the list, then move the focus, because the pressed button
 * disappears.
 */
export function useListPanel({ list, discontinued, texts, state }: Options) {
  const { code } = useLanguage();
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
    if (!isListState(navigationState)) return;
    // Wait, because the effects of the router run later and focus the page.
    const focus = setTimeout(() => {
      // Scroll separately: in WebKit, the scroll that `focus` causes comes late, after `onRouteUpdate` has scrolled.
      headingRef.current?.focus({ preventScroll: true });
      headingRef.current?.scrollIntoView({ behavior: 'instant' });
    });
    return () => clearTimeout(focus);
  }, [navigationState]);

  const act = (text: string, change: () => void) => {
    // Render synchronously, so that the caller can focus the undo button.
    flushSync(() => {
      setNote({ text, before: list });
      change();
    });
  };
  return {
    note,
    headingRef,
    undoRef,
    remove({ path, name }: StoredItem, row: Element | null) {
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
