/** A journey while translators, extensions, hosts or settings change the pages (docs/behaviour.md, "Changed HTML"). */
import type { Page } from 'playwright-core';
import { SERVICES } from '../../../src/routes';
import { hydrated } from '../../support/builtSite';
import { entries } from '../../support/catalogues';
import { ENQUIRY, expectValues, fillIn, hasFocus, sendButton } from '../../support/contactForm';
import { documentAt } from '../../support/content';
import * as list from '../../support/enquiryList';
import { filled } from '../../support/filled';
import { expectUnharmed, extend, obfuscate, translate } from '../../support/hostile';
import { isBuilt, needs } from '../../support/inPlace';
import { opener, search } from '../../support/searchDialog';
import { found, noMatchTitle, shown, TERM } from '../../support/services';
import { eventually, isFocused, navigate, visitor } from '../../support/visitor';

const { visitBeforeScripts, takeConsoleErrors } = visitor();

const { slides, carousel } = documentAt('pages/home.json');
const [entry, other] = entries;
const { name, message } = ENQUIRY;
const NO_MATCH = 'no such service';

const STILL = '*, ::before, ::after { animation: none !important; transition: none !important }';
/** Disables all animations and transitions. */
const stopAnimations = (page: Page) => page.addStyleTag({ content: STILL });

/** Makes storage throw, as some browser settings do. */
const forbidStorage = (page: Page) =>
  page.evaluate(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('No storage.', 'SecurityError');
        },
      });
  });

const it = needs({ 'two entries': other });

it.each<[string, 'before' | 'after', (page: Page) => Promise<unknown>]>([
  ['a translator', 'before', translate],
  ['a translator', 'after', translate],
  ['an extension', 'before', extend],
  ['an extension', 'after', extend],
  ['an obfuscation of e-mail addresses', 'before', obfuscate],
  ['no storage', 'before', forbidStorage],
  ['no animations', 'before', stopAnimations],
])('with %s %s hydration, texts change, and focus and typed text are kept', async (_, moment, change) => {
  const { page, release } = await visitBeforeScripts(entry.path);
  if (moment === 'before') await change(page);
  await opener(page).focus();
  release();
  await hydrated(page);
  if (moment === 'after') await change(page);
  expect(await isFocused(opener(page))()).toBe(true);

  await list.addButton(page).press('Enter');
  await list.listLink(page, 1).waitFor();
  expect(await isFocused(list.addedButton(page))()).toBe(true);
  await list.collect(page, [other]);
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([other.name]);

  await navigate(page, '/');
  if (slides[1]) {
    await page.getByRole('button', { name: carousel.next, exact: true }).click();
    const position = filled(carousel.position, { number: 2, count: slides.length });
    await page.getByText(`${position}: ${slides[1].title}`, { exact: true }).waitFor({ state: 'attached' });
  }

  const noMatch = page.getByRole('heading', { name: noMatchTitle(NO_MATCH), exact: true });
  for (const term of isBuilt(SERVICES) ? [TERM, NO_MATCH, TERM] : []) {
    await search(page, term);
    await eventually(shown(page), found(term));
    await eventually(() => noMatch.count(), term === NO_MATCH ? 1 : 0);
  }

  await list.listLink(page, 2).click();
  await fillIn(page, { name, message });
  await list.removeButton(page, entry).click();
  await sendButton(page).click();
  await eventually(() => hasFocus(page, 'email'), true);
  await expectValues(page, { name, message, subject: list.subjectOf(other.name) });
  await expectUnharmed(page);
  takeConsoleErrors(page);
});
