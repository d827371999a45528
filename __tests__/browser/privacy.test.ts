/** The privacy page lists the services in the settings. */
import { form } from '../support/contactForm';
import { documentAt } from '../support/content';
import { contact, site, titleOf } from '../support/labels';
import { address, phone, visitor, withoutScripts } from '../support/visitor';

const { visit } = visitor();

test('the form links to it, and it shows service, mailbox, company and the host of the map', async () => {
  const page = await visit('/contact', { ...phone, ...withoutScripts });
  await form(page).getByRole('link', { name: contact.form.privacyLink.label }).click();
  expect(address(page)).toBe('/privacy');
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(titleOf('privacy'));
  const text = await main.innerText();
  expect(text).not.toMatch(/[{}]/);
  for (const name of [
    site.formService.serviceName,
    site.email,
    site.parentCompany,
    new URL(site.map.url).hostname,
  ])
    expect(text).toContain(name);
  const { topics, measurement } = documentAt('pages/privacy.json');
  expect(await main.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
    [...topics, ...(site.measurement?.url ? [measurement] : [])].map(({ title }) => title),
  );
});
