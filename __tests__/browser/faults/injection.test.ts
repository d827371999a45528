/** What comes from addresses, storage and other pages is shown as text: nothing in it runs. */
import type { Page } from 'playwright-core';
import { hydrated } from '../../support/builtSite';
import { alertsOf, field, form, interpolate, sendButton } from '../../support/contactForm';
import { heading } from '../../support/faults';
import { opener, recent, search } from '../../support/searchDialog';
import { eventually, navigate, visitor } from '../../support/visitor';

jest.setTimeout(60_000);
const { newPage, visit, complaints } = visitor();

const IMAGE = '<img src=x onerror="window.ran = true">';
const SCRIPT = '"></script><script>window.ran = true</script>';
const ADDRESS = 'javascript:void(window.ran=true)';

/** Nothing has run, or will. */
async function expectHarmless(page: Page): Promise<void> {
  await page.waitForTimeout(50);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(
    await page.locator('img[src="x"], [href^="javascript:"], [src^="javascript:"], [onerror]').count(),
  ).toBe(0);
}

test.each([IMAGE, SCRIPT, ADDRESS])('a search for %s', async (term) => {
  const page = await visit(`/services?search=${encodeURIComponent(term)}`);
  await page.getByText(`No services found for "${term}"`).waitFor();
  await expectHarmless(page);
  await search(page, `${term} `);
  await opener(page).click();
  await eventually(() => recent(page).allTextContents(), [term]);
  await expectHarmless(page);
});

test.each([IMAGE, SCRIPT, ADDRESS])('the hash %s', async (hash) => {
  const page = await visit(`/textiles#${hash}`);
  await expectHarmless(page);
  await navigate(page, `/leadership#${encodeURIComponent(hash)}`);
  await heading(page, 'Leadership').waitFor();
  await expectHarmless(page);
});

test.each([IMAGE, SCRIPT, ADDRESS].map(encodeURIComponent))('the unknown path /%s', async (path) => {
  const page = await visit(`/${path}`);
  expect(await heading(page, '404 Pages').isVisible()).toBe(true);
  await expectHarmless(page);
  complaints(page);
});

test.each(['//example.net/a', '/%5cexample.net', '/50%'])(
  'the path %s, which means no other site',
  async (path) => {
    const page = await visit('/team');
    const { origin } = new URL(page.url());
    await page.goto(origin + path);
    expect(await heading(page, '404 Pages').isVisible()).toBe(true);
    await expectHarmless(page);
    expect(new URL(page.url()).origin).toBe(origin);
    complaints(page);
  },
);

test('an enquiry that other pages or the storage bring, also where it failed', async () => {
  const page = await newPage();
  const alerts = alertsOf(page);
  await page.addInitScript(
    ([image, address]) => {
      sessionStorage.setItem(
        'enquiryDraft',
        JSON.stringify({
          values: { name: image, message: address, __proto__: { subject: image } },
          brought: image,
        }),
      );
      localStorage.setItem('searchHistory', JSON.stringify([image, address]));
    },
    [IMAGE, ADDRESS],
  );
  await page.goto('/team');
  await hydrated(page);
  await page.evaluate(
    ([email, subject]) =>
      (window as unknown as { ___navigate: (to: string, options: object) => void }).___navigate('/contact', {
        state: { enquiry: { email, subject } },
      }),
    [ADDRESS, IMAGE],
  );
  await eventually(() => field(page, 'subject').inputValue(), IMAGE);
  expect(await field(page, 'name').inputValue()).toBe(IMAGE);
  await expectHarmless(page);
  await page.route('https://formsubmit.co/**', (way) => way.abort());
  await interpolate(page, { email: 'jan@example.nl' });
  await sendButton(page).click();
  await eventually(async () => alerts.length, 1);
  const mail = form(page).getByRole('link', { name: /^Send it by e-mail/ });
  expect(await mail.getAttribute('href')).toMatch(/^mailto:enquiries@example\.com\?subject=%3Cimg/);
  await expectHarmless(page);
  await navigate(page, `/services?search=${encodeURIComponent(SCRIPT)}#${encodeURIComponent(IMAGE)}`);
  await heading(page, 'Services').waitFor();
  await expectHarmless(page);
  complaints(page);
});
