import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { interpolate } from '../../lib/interpolate';
import { isListState } from '../prefill/prefill';
import { useNavigationState } from '../prefill/useNavigationState';
import { changeList, removeFromList, withRemoved } from './changeList';
import { EMPTY_LIST, type EnquiryList, type StoredItem } from './enquiryList';
import { hasProblem, type Item } from './listText';

interface Note {
  text: string;
  /** The list before the change, for undoing it. */
  before?: EnquiryList;
}

interface Options {
  list: EnquiryList;
  items: readonly Item[];
  /** Stored items whose entry no longer exists. The hook removes them, and the note lists their names. */
  discontinued: readonly StoredItem[];
  texts: Queries.EnquiryListPanelFragment;
  /** The navigation state of the page. If the visitor followed the link in the header, the list scrolls into view. */
  state: unknown;
}

/**
 * Manages the status messages and the focus of the enquiry list on the contact page (docs/behaviour.md,
 * "Enquiry list").
 * @returns
 * - `note`: the message about the last change of the list
 * - `remove`, `clear` and `undo`: change the list, then move the focus, because the pressed button disappears
 * - `cancelIfInvalid`: a click handler for links that contain the text of the list; it cancels the click if a quantity is
 *   invalid or ambiguous
 */
export function useListPanel({ list, items, discontinued, texts, state }: Options) {
  const [note, setNote] = useState<Note>();
  const heading = useRef<HTMLHeadingElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const rowsRef = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (discontinued.length === 0) return;
    const names = discontinued.map(({ name }) => name).join(', ');
    setNote({ text: interpolate(texts.discontinued, { items: names }) });
    removeFromList(discontinued.map(({ path }) => path));
  }, [discontinued, texts]);

  const navigationState = useNavigationState(state);
  useEffect(() => {
    if (!isListState(navigationState)) return;
    // Wait, because the effects of the router run later and focus the page.
    const focus = setTimeout(() => {
      // Scroll separately: in WebKit, the scroll that `focus` causes comes late, after `onRouteUpdate` has scrolled.
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ behavior: 'instant' });
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
  const focusProblem = () =>
    rowsRef.current?.children[items.findIndex(hasProblem)]?.querySelector('input')?.focus();
  return {
    note,
    headingRef: heading,
    rowsRef,
    undoRef: undoButton,
    focusProblem,
    remove({ path, name }: Item) {
      const index = items.findIndex((item) => item.path === path);
      const rows = rowsRef.current?.children;
      const next = rows?.[index + 1] ?? rows?.[index - 1];
      act(interpolate(texts.removed, { item: name }), () => removeFromList([path]));
      (next?.querySelector('button') ?? undoButton.current)?.focus();
    },
    clear() {
      act(texts.cleared, () => changeList(() => EMPTY_LIST));
      undoButton.current?.focus();
    },
    undo() {
      const before = note?.before;
      flushSync(() => {
        setNote(undefined);
        if (before) changeList((now) => withRemoved(now, before));
      });
      heading.current?.focus();
    },
    cancelIfInvalid(event: MouseEvent) {
      if (!items.some(hasProblem)) return;
      event.preventDefault();
      focusProblem();
    },
  };
}
