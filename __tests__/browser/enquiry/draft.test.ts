/** What a visitor typed is never lost, and what other pages bring along stands beside it. */
import type { Page } from 'playwright-core';
import { interpolate } from '../../../src/components/interpolate';
import { type Entry, products, sheetLabels } from '../../support/catalogues';
import { ENQUIRY, field, fillIn, holds, sendButton } from '../../support/contactForm';
import { documentAt } from '../../support/content';
import { formService } from '../../support/formService';
import { navigation, titleOf } from '../../support/labels';
import {
  address,
  eventually,
  navigate,
  open,
  reload,
  visitor,
  width,
  withoutScripts,
} from '../../support/visitor';

const { visit, newTab } = visitor();
const service = formService();

const [first, second] = products.entries;
if (!first || !second) throw new Error('There are fewer than two products.');

/** To the contact form by the button of a product's sheet, which brings its name. */
async function enquireAbout(page: Page, { name, slug }: Entry) {
  await navigate(page, `${products.route}#${slug}`);
  const label = interpolate(sheetLabels.enquire, { item: name });
  await page.getByRole('main').getByRole('link', { name: label, exact: true }).click();
  await page.waitForURL('**/contact');
}
const subjectFor = ({ name }: Entry) => interpolate(products.page.subject, { item: name });

test('a draft survives a reload, other pages, however the visitor comes back, and belongs to its tab', async () => {
  const page = await visit('/contact');
  await fillIn(page);
  await reload(page);
  await holds(page, ENQUIRY);
  await navigate(page, '/team');
  await page.getByRole('heading', { level: 1, name: titleOf('team') }).waitFor();
  await page.goBack();
  await holds(page, ENQUIRY);
  await page.goto('/team');
  await open(page, '/contact');
  await holds(page, ENQUIRY);
  const other = await newTab(page);
  await open(other, '/contact');
  await holds(other, {});
});

test('it is gone once it was sent: on the way back, after a reload, and for another message', async () => {
  service.thatNow('accepts');
  const page = await visit('/contact');
  await service.connect(page);
  const stored = () => page.evaluate(() => sessionStorage.getItem('enquiryDraft'));
  await fillIn(page);
  expect(await stored()).toContain(ENQUIRY.email);
  await sendButton(page).click();
  // Its address comes before it does.
  const [, another] = documentAt('pages/thank-you.json').actions;
  const anotherMessage = page.getByRole('main').getByRole('link', { name: another?.label });
  await anotherMessage.waitFor();
  expect(await stored()).toBeNull();
  await page.goBack();
  await holds(page, {});
  await reload(page);
  await holds(page, {});
  await page.goForward();
  await anotherMessage.click();
  await holds(page, {});
  expect([address(page), service.enquiries.length]).toEqual(['/contact', 1]);
});

test('what another page brings fills what is empty, stands after a reload, and gives way to the next', async () => {
  const page = await visit('/contact');
  const typed = { name: 'Jan', message: 'Please quote.' };
  await fillIn(page, typed);
  await enquireAbout(page, first);
  await holds(page, { ...typed, subject: subjectFor(first) });
  await reload(page);
  await holds(page, { ...typed, subject: subjectFor(first) });
  await enquireAbout(page, second);
  await holds(page, { ...typed, subject: subjectFor(second) });
  // But it does not come back over a subject of the visitor: after a reload, nor on the way back.
  await fillIn(page, { subject: 'My own' });
  await reload(page);
  await holds(page, { ...typed, subject: 'My own' });
  await page.goBack();
  await page.waitForURL(`**${products.route}#${second.slug}`);
  await page.goForward();
  await holds(page, { ...typed, subject: 'My own' });
});

describe('the newsletter box', () => {
  const { inputLabel, submit, subject } = navigation.footer.newsletter;
  const box = (page: Page) => page.getByRole('contentinfo').getByRole('textbox', { name: inputLabel });
  const signUp = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: submit });

  test('leads to the form with e-mail and subject filled in, and checks nothing', async () => {
    const page = await visit('/team', width(390));
    await box(page).fill('not an address & more?#%');
    await signUp(page).click();
    await page.waitForURL('**/contact');
    await holds(page, { email: 'not an address & more?#%', subject });
    expect(address(page)).toBe('/contact');
  });

  test('on the form itself it overwrites nothing that was typed, and a mistyped address gives way', async () => {
    const page = await visit('/contact');
    await fillIn(page, { subject: 'Toor dal' });
    for (const email of ['', 'frist@example.com', 'first@example.com']) {
      await box(page).fill(email);
      await box(page).press('Enter');
      await holds(page, { email, subject: 'Toor dal' });
    }
    await eventually(() => field(page, 'name').evaluate((name) => name === document.activeElement), true);
    expect(address(page)).toBe('/contact');
  });

  test('leads there without scripts, and nothing typed gets into the address', async () => {
    const page = await visit('/team', { ...width(390), ...withoutScripts });
    await box(page).fill('buyer@example.com');
    await signUp(page).click();
    await page.waitForURL('**/contact**');
    expect(address(page)).not.toContain('buyer');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(titleOf('contact'));
  });
});
