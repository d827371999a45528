/** The services page as a search (specification: "Services"; contract: "services filter"). */
import type { Page } from 'playwright-core';
import { address, eventually, visitor, width, withoutScripts } from '../../support/visitor';

jest.setTimeout(60_000);
const { newPage, visit, visitBeforeScripts } = visitor();

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('heading', { name: / Services$/, level: 3 });
const shown = (page: Page) => () => cards(page).allTextContents();
const line = (page: Page) => main(page).getByRole('status');
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const notice = (page: Page, title: string) => main(page).getByRole('heading', { name: title, exact: true });

const ALL = ['Export Services', 'Import Services', 'Value Added Services'];

describe.each([390, 992, 1440])('at %d px', (pixels) => {
  test('without a term all services are there, with More Services', async () => {
    const page = await visit('/services', width(pixels));
    expect(await shown(page)()).toEqual(ALL);
    expect(await line(page).textContent()).toBe('');
    expect(await link(page, 'Clear Search').count()).toBe(0);
    await link(page, 'More Services').click();
    await page.waitForURL('**/our-business');
  });

  test('a term leaves the services that match, says how many, and can be cleared', async () => {
    const page = await visit('/services?search=chemicals', width(pixels));
    await eventually(shown(page), ['Import Services']);
    expect(await line(page).textContent()).toBe('Showing 1 result(s) for: chemicals');
    expect(await link(page, 'More Services').count()).toBe(0);
    await link(page, 'Clear Search').click();
    await eventually(shown(page), ALL);
    expect(address(page)).toBe('/services');
    await eventually(() => line(page).textContent(), `Search cleared: ${ALL.length} service(s) shown.`);
    expect(await link(page, 'More Services').isVisible()).toBe(true);
  });

  test('no match says so and leads back to all services', async () => {
    const page = await visit('/services?search=submarines', width(pixels));
    await notice(page, 'No services found for "submarines"').waitFor();
    expect(
      await main(page)
        .getByText('Please try a different search term or browse all our services below.')
        .isVisible(),
    ).toBe(true);
    expect(await shown(page)()).toEqual([]);
    expect(await line(page).textContent()).toBe('Showing 0 result(s) for: submarines');
    expect(await link(page, 'More Services').count()).toBe(0);
    await link(page, 'View All Services').click();
    await eventually(shown(page), ALL);
    expect(address(page)).toBe('/services');
  });
});

test.each([
  ['a title', 'export s', ['Export Services']],
  ['a description, in another letter case', 'INDIAN GOODS', ['Export Services']],
  ['a feature', 'private labeling', ['Value Added Services']],
  ['several', 'goods', ['Export Services', 'Import Services']],
  ['spaces around it', '%20%20machinery%20', ['Import Services']],
  ['a plus for a space', 'consumer+goods', ['Import Services']],
  ['only spaces', '%20%20', ALL],
  ['nothing', '', ALL],
])('it finds %s', async (_, term, found) => {
  const page = await visit(`/services?search=${term}`);
  await eventually(shown(page), found);
});

test.each([
  ['%', '50%', '50%'],
  ['a malformed encoding', '%E0%A4%A', '%E0%A4%A'],
  ['markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['regular expressions', '(.*[+?', '(.*[ ?'],
  ['replacement patterns', "%24%26%24'{term}", "$&$'{term}"],
  ['letters beyond the alphabet', '%E0%A4%A6%E0%A4%BE%E0%A4%B2', 'दाल'],
  ['3,000 characters', 'long'.repeat(750), 'long'.repeat(750)],
])('%s is ordinary text', async (_, written, read) => {
  const page = await newPage(width(390));
  page.on('dialog', () => {
    throw new Error('The term ran as a script.');
  });
  await page.goto(`/services?search=${written}`);
  await notice(page, `No services found for "${read}"`).waitFor();
  expect(await line(page).textContent()).toBe(`Showing 0 result(s) for: ${read}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await link(page, 'View All Services').isVisible()).toBe(true);
});

test('back and forward go through the searches', async () => {
  const page = await visit('/services?search=machinery');
  await eventually(shown(page), ['Import Services']);
  const searchFor = async (term: string) => {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click();
    await page.getByRole('dialog').getByRole('textbox').fill(term);
    await page.keyboard.press('Enter');
  };
  await searchFor('textiles');
  await eventually(shown(page), ['Export Services']);
  await searchFor('submarines');
  await eventually(shown(page), []);
  await page.goBack();
  await eventually(shown(page), ['Export Services']);
  await page.goBack();
  await eventually(shown(page), ['Import Services']);
  expect(await line(page).textContent()).toBe('Showing 1 result(s) for: machinery');
  await page.goForward();
  await eventually(shown(page), ['Export Services']);
  await page.reload();
  await eventually(shown(page), ['Export Services']);
});

describe('a direct load with a term', () => {
  test('shows no card before the filter applies', async () => {
    const { page, release } = await visitBeforeScripts('/services?search=chemicals');
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = () => {
        for (const card of document.querySelectorAll('main h3'))
          if (card.checkVisibility({ checkVisibilityCSS: true })) seen.add(card.textContent ?? '');
        requestAnimationFrame(look);
      };
      look();
    });
    expect(await shown(page)()).toEqual([]);
    release();
    await eventually(shown(page), ['Import Services']);
    expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([
      'Import Services',
    ]);
  });

  test('shows all services after a while if the scripts never come', async () => {
    const { page } = await visitBeforeScripts('/services?search=chemicals');
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    });
    expect(await shown(page)()).toEqual(ALL);
  });

  test('hides nothing without a term', async () => {
    const { page } = await visitBeforeScripts('/services?search=');
    expect(await shown(page)()).toEqual(ALL);
  });
});

test('without scripts all services are there, whatever is searched', async () => {
  const page = await visit('/services?search=chemicals', withoutScripts);
  expect(await shown(page)()).toEqual(ALL);
  for (const card of await cards(page).all()) expect(await card.isVisible()).toBe(true);
});
