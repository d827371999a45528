/** The newsletter box in the footer, which opens the contact form. The journeys in `asking.ts` cover its button. */
import type { Page } from 'playwright-core';
import { expectValues, fillIn, hasFocus } from '../../support/contactForm';
import { navigation, titleOf } from '../../support/labels';
import { address, eventually, visitor, width, withoutScripts } from '../../support/visitor';

const { visit } = visitor();

const { inputLabel, submit } = navigation.footer.newsletter;
const box = (page: Page) => page.getByRole('contentinfo').getByRole('textbox', { name: inputLabel });

test('it validates nothing, and on the form it replaces its own earlier e-mail address but no typed text', async () => {
  const page = await visit('/contact');
  await fillIn(page, { subject: 'Toor dal' });
  for (const email of ['', 'not an address & more?#%', 'first@example.com']) {
    await box(page).fill(email);
    await box(page).press('Enter');
    await expectValues(page, { email, subject: 'Toor dal' });
  }
  await eventually(() => hasFocus(page, 'name'), true);
  expect(address(page)).toBe('/contact');
});

test('without scripts it opens the form, and the URL does not contain the typed text', async () => {
  const page = await visit('/team', { ...width(390), ...withoutScripts });
  await box(page).fill('buyer@example.com');
  await page.getByRole('contentinfo').getByRole('button', { name: submit }).click();
  await page.waitForURL('**/contact**');
  expect(address(page)).not.toContain('buyer');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(titleOf('contact'));
});
