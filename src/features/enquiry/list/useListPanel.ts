import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { interpolate } from '../../../components/interpolate';
import { isListState } from '../prefill/prefill';
import { useNavigationState } from '../prefill/useNavigationState';
import { changeList, removeFromList, withRemoved } from './changeList';
import { EMPTY_LIST, type EnquiryList, type StoredItem } from './enquiryList';
import { hasProblem, type Item } from './listText';

interface Note {
  text: string;
  /** The earlier list, which can be restored. */
  before?: EnquiryList;
}

interface Options {
  list: EnquiryList;
  items: readonly Item[];
  /** Items that no longer have an entry; they are removed, and the note says so. */
  discontinued: readonly StoredItem[];
  texts: Queries.EnquiryListPanelFragment;
  /** The navigation state of the page. If the link in the header was followed, the list is scrolled into view. */
  state: unknown;
}

/** A callback ref that stores the element under a key. */
const refIn =
  <Control>(controls: Map<string, Control>, key: string) =>
  (control: Control | null): void => {
    if (control) controls.set(key, control);
    else controls.delete(key);
  };

/**
 * Notes and focus of the enquiry list on the contact page (docs/behaviour.md, "Enquiry list").
 * @returns
 * - `note`: what happened to the list last
 * - `remove`, `clear` and `undo`, which move the focus on from the button that disappears
 * - `focusProblem`, which moves the focus to the first quantity that cannot be sent
 * - `holdBack`, for links that carry the list: does not follow them while a quantity cannot be sent
 * - the refs of the heading, the button that undoes, and the controls of each row
 */
export function useListPanel({ list, items, discontinued, texts, state }: Options) {
  const [note, setNote] = useState<Note>();
  const heading = useRef<HTMLHeadingElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const { current: inputs } = useRef(new Map<string, HTMLInputElement>());
  const { current: removeButtons } = useRef(new Map<string, HTMLButtonElement>());

  useEffect(() => {
    if (discontinued.length === 0) return;
    const names = discontinued.map(({ name }) => name).join(', ');
    setNote({ text: interpolate(texts.discontinued, { items: names }) });
    removeFromList(discontinued.map(({ path }) => path));
  }, [discontinued, texts]);

  const navigationState = useNavigationState(state);
  useEffect(() => {
    if (!isListState(navigationState)) return;
    // The router, whose effects run later, focuses the page.
    const focus = setTimeout(() => {
      // WebKit scrolls to a focused element late, after `onRouteUpdate` has scrolled to the top.
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ behavior: 'instant' });
    });
    return () => clearTimeout(focus);
  }, [navigationState]);

  const act = (text: string, change: () => void) => {
    // Rendered before the focus moves on.
    flushSync(() => {
      setNote({ text, before: list });
      change();
    });
  };
  const focusProblem = () => inputs.get(items.find(hasProblem)?.path ?? '')?.focus();
  return {
    note,
    headingRef: heading,
    undoRef: undoButton,
    rowRefs: (path: string) => ({ inputRef: refIn(inputs, path), removeRef: refIn(removeButtons, path) }),
    focusProblem,
    remove({ path, name }: Item) {
      const index = items.findIndex((item) => item.path === path);
      const next = items[index + 1] ?? items[index - 1];
      act(interpolate(texts.removed, { item: name }), () => removeFromList([path]));
      (next ? removeButtons.get(next.path) : undoButton.current)?.focus();
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
    holdBack(event: MouseEvent) {
      if (!items.some(hasProblem)) return;
      event.preventDefault();
      focusProblem();
    },
  };
}
