/** The form for sharing a story (docs/behaviour.md, "Share Your Story"). */
import type { Page } from 'playwright-core';
import { alertsOf } from '../../support/contactForm';
import { documentAt } from '../../support/content';
import { site } from '../../support/labels';
import { address, eventually, visitor, width, withoutScripts } from '../../support/visitor';

const { visit, visitBeforeScripts } = visitor();

const { shareStory: copy } = documentAt('pages/legacy.json');
const STORY = {
  firstName: 'Zoë',
  lastName: 'Müller',
  email: 'zoe@example.org',
  phone: '+31 10 555 0100',
  message: 'Our first toor dal came in 2017.',
};
const names = Object.keys(STORY) as (keyof typeof STORY)[];

const field = (page: Page, name: keyof typeof STORY) =>
  page.getByRole('main').getByRole('textbox', { name: copy[name], exact: true });
const share = (page: Page) => page.getByRole('main').getByRole('button', { name: copy.submit, exact: true });
const values = (page: Page) => Promise.all(names.map((name) => field(page, name).inputValue()));
async function fill(page: Page) {
  for (const name of names) await field(page, name).fill(STORY[name]);
}

test('the browser requires valid fields, then a story is logged, confirmed and cleared, and nothing is sent', async () => {
  const page = await visit('/legacy', width(390));
  const alerts = alertsOf(page);
  const logged: unknown[] = [];
  page.on('console', async (message) => {
    if (message.type() === 'log') logged.push(await message.args()[1]?.jsonValue());
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.isNavigationRequest()) sent.push(request.url());
  });
  await fill(page);
  for (const [name, wrong] of [...names.map((name) => [name, ''] as const), ['email', 'no-one'] as const]) {
    expect(await field(page, name).getAttribute('placeholder')).toBe(copy[name]);
    await field(page, name).fill(wrong);
    await share(page).click();
    expect(
      await field(page, name).evaluate((element) => [
        element === document.activeElement,
        element.matches(':invalid'),
      ]),
    ).toEqual([true, true]);
    await field(page, name).fill(STORY[name]);
  }
  // Phones show a numeric keypad for this type.
  expect(await field(page, 'phone').getAttribute('type')).toBe('tel');
  expect([...alerts, ...logged]).toEqual([]);

  await share(page).click();
  await eventually(async () => alerts, [copy.thanks]);
  await eventually(() => values(page), ['', '', '', '', '']);
  await eventually(async () => logged, [STORY]);
  expect(sent).toEqual([]);
  expect(address(page)).toBe('/legacy');
});

test('typed text is not lost or added to the URL before hydration', async () => {
  const { page, release } = await visitBeforeScripts('/legacy');
  await fill(page);
  await share(page).click();
  release();
  await page.getByRole('tablist').waitFor();
  expect(await values(page)).toEqual(Object.values(STORY));
  expect(address(page)).toBe('/legacy');
});

test('without scripts the form is replaced by an e-mail address', async () => {
  const page = await visit('/legacy', { ...width(390), ...withoutScripts });
  expect(await share(page).isVisible()).toBe(false);
  const mailbox = page.getByRole('main').getByRole('link', { name: site.email });
  expect(await mailbox.isVisible()).toBe(true);
});
