/** Links in the text of an article (docs/behaviour.md, "Articles"). */
import { FEED } from '../../../src/generatedFiles';
import { articlePath } from '../../../src/routes';
import { articles } from '../../support/content';
import { heading, loadsOf } from '../../support/faults';
import { address, eventually, open, scrollY, visitor, width } from '../../support/visitor';

const { newPage } = visitor();
const [{ slug } = { slug: '' }] = articles();
const route = articlePath(slug);

test('links to pages and sections load no document, links to other sites and files do', async () => {
  const page = await newPage(width(390));
  const loads = loadsOf(page);
  await open(page, route);
  /** Adds a link to the text of the article. */
  const add = async (href: string) => {
    await page
      .locator('article .content')
      .last()
      .evaluate(
        (text, to) => text.insertAdjacentHTML('beforeend', `<p><a href="${to}"><em>Added</em></a></p>`),
        href,
      );
    return page.getByRole('link', { name: 'Added', exact: true }).last();
  };
  const section = page.locator('article h2[id]').first();
  const hash = `#${encodeURI((await section.getAttribute('id')) ?? '')}`;
  await (await add(hash)).click();
  expect(address(page)).toBe(route + hash);
  await eventually(async () => ((await section.boundingBox())?.y ?? -1) < 300, true);
  expect(await scrollY(page)).toBeGreaterThan(0);
  await (await add('/contact')).click();
  await heading(page, 'contact').waitFor();
  await page.goBack();
  await page.getByRole('article').waitFor();
  // Follow a link with the keyboard. The query and the hash are kept.
  await (await add('/services?search=zzz#main')).press('Enter');
  await heading(page, 'services').waitFor();
  expect([address(page), loads()]).toEqual(['/services?search=zzz#main', 1]);
  await page.goBack();
  await (await add('https://elsewhere.example/contact')).click();
  await page.waitForURL('https://elsewhere.example/contact');
  await open(page, route);
  await (await add(FEED)).click();
  await page.waitForURL(`**${FEED}`);
  expect(loads()).toBe(4);
});
