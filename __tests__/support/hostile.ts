/** Simulates how translators, extensions, hosts and settings change a page, before or after its hydration. */
import type { Page } from 'playwright-core';
import { errorPage } from './faults';

/** The `window` property with the texts that the page wrote to nodes that a translator had replaced. */
const STALE = '__staleTexts';

/** Replaces texts with the same texts in two `font` elements, like page translators. Runs in the browser. */
function replaceAllTexts(stale: string): void {
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

export const translate = (page: Page) => page.evaluate(replaceAllTexts, STALE);

/** Adds elements and attributes as password managers and other extensions do. */
export const extend = (page: Page) =>
  page.evaluate(() => {
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
  });

/** Replaces e-mail addresses with spans and adds a script, as Cloudflare does to obfuscate e-mail addresses. */
export const obfuscate = (page: Page) =>
  page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
      link.href = '/cdn-cgi/l/email-protection#1a73';
      link.innerHTML = '<span class="__cf_email__" data-cfemail="1a73">[email&#160;protected]</span>';
    }
    document.querySelector('footer')?.append(document.createElement('script'));
  });

/** Expects that a page has no error and shows no text that a translator has separated from React. */
export async function expectUnharmed(page: Page): Promise<void> {
  expect(await errorPage(page).count()).toBe(0);
  const stale = await page.evaluate((name) => (window as unknown as Record<string, string[]>)[name], STALE);
  expect(stale ?? []).toEqual([]);
}
