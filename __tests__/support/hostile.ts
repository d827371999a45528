/** What page translators, extensions, settings and slow networks do to a page. */
import type { Page } from 'playwright-core';
import { forbidStorage } from './faults';
import { holdBack } from './visitor';

/** Texts that the page wrote into nodes that a translator had replaced: a visitor still reads the old text. */
const STALE = '__staleTexts';

/**
 * Replaces each text as page translators do, by the same text in two `font` elements, now and whenever the page
 * changes. Runs in the browser.
 */
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

/** What the page has written to texts that a translator had replaced. */
export const staleTexts = (page: Page): Promise<string[]> =>
  page.evaluate((name) => (window as unknown as Record<string, string[]>)[name] ?? [], STALE);

/** Translates the page now and whenever it changes. */
export const translatePage = (page: Page) => page.evaluate(translate, STALE);

/** Puts elements and attributes where extensions such as password managers put theirs. Runs in the browser. */
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

/** Switches all animations and transitions off. Runs in the browser. */
export function stopAnimations(): void {
  const style = document.createElement('style');
  style.textContent = '*, ::before, ::after { animation: none !important; transition: none !important }';
  document.head.append(style);
}

const onParsed = (page: Page, script: () => void) =>
  page.addInitScript(`document.addEventListener('DOMContentLoaded', ${script})`);

export const translateBeforeHydration = (page: Page) =>
  page.addInitScript(`document.addEventListener('DOMContentLoaded', () => (${translate})('${STALE}'))`);
export const extendBeforeHydration = (page: Page) => onParsed(page, extend);
export const withoutAnimations = (page: Page) => onParsed(page, stopAnimations);
export const withoutStorage = (page: Page) => page.addInitScript(forbidStorage);
export const withoutFonts = (page: Page) => page.route('**/*.woff2', (route) => route.abort());

/** Scripts that come long after the HTML: returns a function that lets them come. */
export const lateScripts = (page: Page) => holdBack(page, '**/*.js');
