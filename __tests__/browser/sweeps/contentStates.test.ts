/** Interactive states of the page content. */
import type { Page } from 'playwright-core';
import { products } from '../../support/catalogues';
import { alertsOf, ENQUIRY, fillIn, form, texts } from '../../support/contactForm';
import { documentAt, documentsIn } from '../../support/content';
import { site } from '../../support/labels';
import { noMatchTitle, services, servicesPage } from '../../support/services';
import { at, expectNoProblems, LONG_WORD, press } from '../../support/states';
import { navigate, visitor } from '../../support/visitor';

const { visit, takeConsoleErrors } = visitor();

const legacy = documentAt('pages/legacy.json');
const [, secondEra] = documentsIn<{ slug: string }>('timeline-eras');
const leader = documentsIn<{ slug: string; name: string }>('leaders').at(-1);
const [, secondGroup] = products.groups;

const SERVICE = `${site.formService.serviceUrl}/**`;
const content = (page: Page) => page.getByRole('main');
const tab = (page: Page, name = '') => page.getByRole('tab', { name, exact: true });
const panel = (page: Page) => page.getByRole('tabpanel').last();

test('search results and no results', async () => {
  const page = await visit(`/services?search=${services[0]?.title}`, at(390));
  const clear = page.getByRole('link', { name: servicesPage.clearSearch });
  await clear.waitFor();
  const results = content(page).getByRole('list').getByRole('heading', { level: 3 });
  await expectNoProblems(page, clear, results);
  await navigate(page, `/services?search=${products.entries[0]?.name}`);
  await expectNoProblems(page, page.getByRole('region', { name: servicesPage.elsewhere.title }));
  await navigate(page, `/services?search=${LONG_WORD}`);
  await expectNoProblems(page, page.getByText(noMatchTitle(LONG_WORD)).last(), clear);
});

test('a product of another group, and the bar below a sheet on a phone', async () => {
  const page = await visit(products.route, at(390));
  await panel(page).getByRole('table').first().scrollIntoViewIfNeeded();
  await expectNoProblems(page, panel(page).getByRole('link').first());
  await tab(page, secondGroup?.name).click();
  await tab(page, secondGroup?.entries.at(-1)?.name).click();
  await expectNoProblems(page, panel(page));
});

test('a biography, and a later event of another era', async () => {
  const page = await visit(`/leadership#${leader?.slug}`, at(390));
  await expectNoProblems(page, page.getByRole('dialog', { name: leader?.name }));
  await navigate(page, `/legacy#${secondEra?.slug}`);
  await press(page, legacy.next);
  await expectNoProblems(page, panel(page).locator('li:not([inert])'), panel(page).getByRole('button'));
});

test('the contact form with errors', async () => {
  const page = await visit('/contact', at(390));
  await press(page, texts.submit);
  const errors = (['name', 'email', 'subject', 'message'] as const).map((name) =>
    form(page).getByText(texts[name].error ?? ''),
  );
  await expectNoProblems(page, form(page), ...errors);
});

test('the contact form after a failure', async () => {
  const page = await visit('/contact', at(390));
  alertsOf(page);
  await page.route(SERVICE, (route) => route.abort());
  await fillIn(page, { ...ENQUIRY, message: LONG_WORD });
  await press(page, texts.submit);
  await page.getByText(texts.otherWays.title).waitFor();
  takeConsoleErrors(page);
  await expectNoProblems(page, form(page));
});
