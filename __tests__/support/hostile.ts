/** Simulates how page translators, extensions, settings and slow networks change a page. */
import type { Page } from 'playwright-core';
import { forbidStorage } from './faults';
import { delayRequests } from './visitor';

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

/** Returns the texts that the page wrote to nodes that a translator had replaced. */
export const staleTexts = (page: Page): Promise<string[]> =>
  page.evaluate((name) => (window as unknown as Record<string, string[]>)[name] ?? [], STALE);

/** Translates the page initially and after every change. */
export const translatePage = (page: Page) => page.evaluate(translate, STALE);

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

const onParsed = (page: Page, script: (argument: string) => void, argument = '') =>
  page.addInitScript(`document.addEventListener('DOMContentLoaded', () => (${script})('${argument}'))`);

export const translateBeforeHydration = (page: Page) => onParsed(page, translate, STALE);
export const extendBeforeHydration = (page: Page) => onParsed(page, extend);
export const withoutAnimations = (page: Page) => onParsed(page, stopAnimations);
export const withoutStorage = (page: Page) => page.addInitScript(forbidStorage);
export const withoutFonts = (page: Page) => page.route('**/*.woff2', (route) => route.abort());

/** Holds back scripts until the returned function is called. */
export const lateScripts = (page: Page) => delayRequests(page, '**/*.js');
