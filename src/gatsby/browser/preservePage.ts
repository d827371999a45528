/** Preserves the visitor's input when React replaces the HTML (docs/behaviour.md, "Changed HTML"). */

type Control = HTMLInputElement | HTMLTextAreaElement;

const CONTROLS = 'input, textarea';
const DATA_BLOCKS = '[type="application/ld+json"]';

/**
 * Attributes that have the same value in the HTML and after React has rendered the page again. Ids differ, and browser
 * extensions change other attributes.
 */
const ATTRIBUTES = ['name', 'type', 'autocomplete', 'href', 'class'];

const identityOf = (element: Element): string =>
  [element.tagName, ...ATTRIBUTES.map((name) => element.getAttribute(name))].join('|');

/**
 * Finds the element in `current` that corresponds to `element` in `former`. If several elements have the same identity,
 * the function also compares their order.
 */
function counterpart(element: Element, former: readonly Element[], current: readonly Element[]) {
  const alike = (other: Element) => identityOf(other) === identityOf(element);
  return current.filter(alike)[former.filter(alike).indexOf(element)];
}

/** Moves the focus and the text selection from a removed element to its successor. `email` inputs have no selection. */
function moveFocus(removed: Element, successor: HTMLElement): void {
  // Read the selection first, because Chrome moves it to the end of the text when the focus moves.
  const { selectionStart = null, selectionEnd = null } = removed as Partial<Control>;
  successor.focus({ preventScroll: true });
  if (selectionStart !== null) (successor as Control).setSelectionRange(selectionStart, selectionEnd);
}

/** Stops `preservePage` and clears its lists, so that removed elements do not stay in memory. */
let release = () => {};

/** Stops `preservePage`. Call it when the page is hydrated. */
export const releasePage = (): void => release();

/**
 * Remembers the elements of the HTML. The returned function restores structured data, typed text and the focus after
 * React has replaced the elements. Removed elements keep their values, so the restored text includes everything that
 * the visitor typed before the replacement.
 * @returns `restore`; call it in the commit that replaces the HTML
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
  // `focusout` also fires when the focused element is removed. Forget the element only if it is still in the document,
  // because only then has the visitor left it.
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
