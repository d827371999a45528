/** Keeps the input of a visitor when React replaces the HTML (docs/behaviour.md, "Changed HTML"). */

type Control = HTMLInputElement | HTMLTextAreaElement;

const CONTROLS = 'input, textarea';
const DATA_BLOCKS = '[type="application/ld+json"]';

/** Attributes that are the same in the HTML and in React's rendering. Ids differ, and extensions change others. */
const ATTRIBUTES = ['name', 'type', 'autocomplete', 'href', 'class'];

const identityOf = (element: Element): string =>
  [element.tagName, ...ATTRIBUTES.map((name) => element.getAttribute(name))].join('|');

/** The element in `current` that corresponds to one in `former`: of the same identity and the same rank among those. */
function counterpart(element: Element, former: readonly Element[], current: readonly Element[]) {
  const alike = (other: Element) => identityOf(other) === identityOf(element);
  return current.filter(alike)[former.filter(alike).indexOf(element)];
}

/** Moves the focus from a removed element to its successor, with its selection. An `email` input has no selection. */
function moveFocus(removed: Element, successor: HTMLElement): void {
  // Read first: Chrome moves it to the end once another element has the focus.
  const { selectionStart = null, selectionEnd = null } = removed as Partial<Control>;
  successor.focus({ preventScroll: true });
  if (selectionStart !== null) (successor as Control).setSelectionRange(selectionStart, selectionEnd);
}

/** Stops `preservePage`, which must not keep removed elements in memory. */
let release = () => {};

/** Call it once the page is hydrated. */
export const releasePage = (): void => release();

/**
 * Remembers the elements of the HTML. After React has replaced them, the returned function restores structured data,
 * typed text and the focus. Removed elements keep their values, so text that is typed until then is restored as well.
 * @param container the element that React hydrates
 * @returns `restore`, to be called in the commit that replaces the HTML
 */
export function preservePage(container: Element): () => void {
  const elements = [...container.querySelectorAll('*')];
  const controls = elements.filter((element): element is Control => element.matches(CONTROLS));
  const blocks = elements.filter((element) => element.matches(DATA_BLOCKS));
  let focused: Element | undefined = elements.find((element) => element === document.activeElement);
  let isReleased = false;

  const listeners = new AbortController();
  const listen = (type: 'focusin' | 'focusout', listener: (target: Element) => void) =>
    container.addEventListener(type, ({ target }) => listener(target as Element), {
      signal: listeners.signal,
    });
  listen('focusin', (target) => {
    focused = target;
  });
  // A removed element loses the focus as well. The visitor has left only an element that is still in the document.
  listen('focusout', (target) =>
    queueMicrotask(() => {
      if (target === focused && target.isConnected && document.activeElement !== target) focused = undefined;
    }),
  );
  release = () => {
    isReleased = true;
    listeners.abort();
    for (const list of [elements, controls, blocks]) list.length = 0;
  };

  return () => {
    if (isReleased) return;
    const current = [...container.querySelectorAll('*')];
    container.querySelectorAll(DATA_BLOCKS).forEach((block, index) => {
      block.textContent = blocks[index]?.textContent ?? '';
    });
    for (const control of controls) {
      if (control.value === control.defaultValue) continue;
      const successor = counterpart(control, elements, current) as Control | undefined;
      if (successor) successor.value = control.value;
    }
    const successor = focused && !focused.isConnected && counterpart(focused, elements, current);
    if (focused && successor instanceof HTMLElement) moveFocus(focused, successor);
    release();
  };
}
