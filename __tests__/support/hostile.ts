/** Simulates how page translators, extensions and settings change a page. */
import type { Page } from 'playwright-core';
import { documentAt } from './content';

/** Whether the pages of the current test file are hostile (`hostile.test.ts`). */
export let isHostile = false;

/** Makes all pages hostile that the current test file opens from now on. */
export const beHostile = (): void => {
  isHostile = true;
};

/** The `window` property with the texts that the page wrote to nodes that a translator had replaced. */
const STALE = '__staleTexts';

/** Replaces texts with the same texts in two `font` elements, like page translators. Runs in the browser. */
function translate(stale: string): void {
  const staleTexts: string[] = [];
  const replaced = new WeakSet<Node>();
  Object.assign(window, { [stale]: staleTexts });
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(value) {
      if (replaced.has(this)) staleTexts.push(`"${this.data}" is still shown for "${value}"`);
      nodeValue?.set?.call(this, value);
    },
  });
  const replaceTexts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || parent.closest('font, script, style, noscript, textarea, select, svg')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.textContent;
      outer.append(inner);
      parent.replaceChild(outer, text);
      replaced.add(text);
    }
  };
  const page = document.getElementById('___gatsby');
  if (!page) return;
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) replaceTexts(target);
  });
  replaceTexts(page);
  observer.observe(page, { childList: true, characterData: true, subtree: true });
}

/** Adds elements and attributes as password managers and other extensions do. Runs in the browser. */
function extend(): void {
  document.documentElement.setAttribute('data-extension', '');
  document.body.setAttribute('cz-shortcut-listen', 'true');
  for (const field of document.querySelectorAll('input, textarea')) {
    field.setAttribute('data-extension-id', '1');
    const icon = document.createElement('div');
    icon.setAttribute('data-extension-icon', '');
    icon.style.display = 'none';
    field.after(icon);
  }
  document.getElementById('gatsby-focus-wrapper')?.append(document.createElement('extension-panel'));
  document.body.prepend(document.createElement('extension-toolbar'));
}

/** Disables all animations and transitions. Runs in the browser. */
function stopAnimations(): void {
  const style = document.createElement('style');
  style.textContent = '*, ::before, ::after { animation: none !important; transition: none !important }';
  document.head.append(style);
}

/** Makes storage throw, as some browser settings do. Runs in the browser. */
function forbidStorage(): void {
  for (const name of ['sessionStorage', 'localStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('No storage.', 'SecurityError');
      },
    });
}

/** Starts a translator on a page that React has hydrated. */
export const translateNow = (page: Page) => page.evaluate(translate, STALE);

const onParsed = (page: Page, script: (argument: string) => void, argument = '') =>
  page.addInitScript(`document.addEventListener('DOMContentLoaded', () => (${script})('${argument}'))`);

export const translateBeforeHydration = (page: Page) => onParsed(page, translate, STALE);
export const extendBeforeHydration = (page: Page) => onParsed(page, extend);

/** Makes a new page hostile. Its scripts must not arrive before its HTML has been translated. */
export async function makeHostile(page: Page): Promise<void> {
  await translateBeforeHydration(page);
  await extendBeforeHydration(page);
  await onParsed(page, stopAnimations);
  await page.addInitScript(forbidStorage);
  await page.route('**/*.woff2', (route) => route.abort());
}

/** Expects that a page has no error and shows no text that a translator has separated from React. */
export async function expectUnharmed(page: Page): Promise<void> {
  const { title } = documentAt('sections/error.json');
  expect(await page.getByRole('heading', { level: 1, name: title, exact: true }).count()).toBe(0);
  const stale = await page.evaluate((name) => (window as unknown as Record<string, string[]>)[name], STALE);
  expect(stale).toEqual([]);
}
