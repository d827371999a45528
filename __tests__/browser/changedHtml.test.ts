/** The HTML of a page is changed before React hydrates it (docs/behaviour.md, "Changed HTML"). */
import type { Page } from 'playwright-core';
import { hydrated } from '../support/builtSite';
import { field } from '../support/contactForm';
import { entries } from '../support/enquiryList';
import { extendBeforeHydration, translateBeforeHydration } from '../support/hostile';
import { navigation } from '../support/labels';
import { opener } from '../support/searchDialog';
import { delayRequests, isFocused, scrollTo, scrollY, visitor, width } from '../support/visitor';

const { newPage, takeConsoleErrors } = visitor();

/** Simulates Cloudflare's e-mail address obfuscation: adds a script and replaces e-mail addresses with spans. */
const obfuscateBeforeHydration = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
        link.href = '/cdn-cgi/l/email-protection#1a73';
        link.innerHTML = '<span class="__cf_email__" data-cfemail="1a73">[email&#160;protected]</span>';
      }
      document.querySelector('footer')?.append(document.createElement('script'));
    });
  });

/** Opens a page, changes its HTML and holds back its scripts until the returned function is called. */
async function openChanged(route: string, settings = {}) {
  const page = await newPage({ ...width(390), ...settings });
  for (const change of [translateBeforeHydration, extendBeforeHydration, obfuscateBeforeHydration])
    await change(page);
  const release = await delayRequests(page, '**/*.js');
  await page.goto(route, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  return {
    page,
    async hydrate() {
      release();
      await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
      await hydrated(page);
      // React has logged that it rendered the page again.
      expect(takeConsoleErrors(page).length).toBeGreaterThan(0);
    },
  };
}

describe('when a translator, an extension and an obfuscation have changed the HTML,', () => {
  test('a field keeps the focus and its scroll position', async () => {
    const { page, hydrate } = await openChanged('/contact');
    await field(page, 'message').focus();
    const before = await scrollY(page);
    expect(before).toBeGreaterThan(0);
    await hydrate();
    expect(await isFocused(field(page, 'message'))()).toBe(true);
    expect(await scrollY(page)).toBe(before);
  });

  test('a button keeps the focus, nothing moves, and structured data and the hidden loading screen stay', async () => {
    const { page, hydrate } = await openChanged(entries[0]?.path ?? '', { loadingScreen: true });
    await page.getByRole('status', { name: navigation.loading }).waitFor({ state: 'hidden' });
    const data = () => page.locator('script[type="application/ld+json"]').allTextContents();
    const before = await data();
    expect(before.join()).toContain('"Product"');
    await opener(page).focus();
    await scrollTo(page, 400);
    await hydrate();
    expect(await data()).toEqual(before);
    expect(await isFocused(opener(page))()).toBe(true);
    expect(await page.locator('[class*="LoadingScreen"]').count()).toBe(0);
    expect(await scrollY(page)).toBe(400);
  });
});
