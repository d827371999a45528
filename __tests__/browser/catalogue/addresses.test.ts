/** Entries opened by their address, before and after the page is alive, and the pictures fetched for them. */
import type { Page } from 'playwright-core';
import { catalogues, entriesOf, places, shown } from '../../support/catalogues';
import { address, eventually, navigate, phone, scrollY, shifts, visitor, width } from '../../support/visitor';

jest.setTimeout(120_000);
const { newPage, visit, visitBeforeScripts } = visitor();

const sheets = (page: Page) => shown(page).sheets();

describe.each(catalogues)('the %s', (_, catalogue) => {
  const { route, groups } = catalogue;
  const entries = entriesOf(catalogue);
  const [first] = entries;

  test('open by their address, with their facts', async () => {
    const page = await newPage();
    for (const { slug, name, description, details, image, specs, nutrition } of entries) {
      await page.goto('about:blank');
      await page.goto(`${route}#${slug}`);
      await shown(page).tab(name).waitFor();
      await eventually(() => sheets(page), [name]);
      expect(await shown(page).selected()).toEqual([
        groups.find(({ members }) => members.some((entry) => entry.slug === slug))?.name,
        name,
      ]);
      const panel = page.getByRole('tabpanel', { name, exact: true });
      for (const fact of [description, details, ...Object.values(specs), ...Object.values(nutrition ?? {})])
        expect([fact, await panel.getByText(fact, { exact: true }).first().isVisible()]).toEqual([
          fact,
          true,
        ]);
      expect(await panel.getByRole('img', { name: image.alt }).isVisible()).toBe(true);
    }
  });

  test('open from another page, and after a reload', async () => {
    const page = await visit('/team');
    const target = entries.at(-2);
    const isInPlace = async () => {
      await eventually(() => sheets(page), [target?.name ?? null]);
      await page.waitForFunction(() => window.scrollY > 300);
      const { top, header } = await places(page, target?.slug ?? '');
      expect(top).toBeGreaterThanOrEqual(header);
      expect(top).toBeLessThan(300);
    };
    await navigate(page, `${route}#${target?.slug}`);
    await isInPlace();
    await page.reload();
    await shown(page)
      .tab(target?.name ?? '')
      .waitFor();
    // A browser that restores no position does not scroll to the anchor either.
    await isInPlace();
  });

  test('open by an address whose hash is encoded', async () => {
    const { slug = '', name = '' } = entries.at(-1) ?? {};
    const page = await visit(`${route}#${slug.replace('-', '%2D')}`);
    await eventually(() => sheets(page), [name]);
  });

  test('open by a link on the page itself, which scrolls to them', async () => {
    const page = await visit(route);
    const target = entries.at(-1);
    await navigate(page, `${route}#${target?.slug}`);
    await eventually(() => sheets(page), [target?.name ?? null]);
    await page.waitForFunction(() => window.scrollY > 300);
  });

  test.each(['#nothing-of-ours', '#main', '#50%', '#%E0%A4%A', `#${first?.slug.toUpperCase()}`])(
    'the hash %s opens the first one, without an error',
    async (hash) => {
      const page = await visit(route + hash);
      await eventually(() => sheets(page), [first?.name ?? null]);
    },
  );

  test('a hash that names none of them changes nothing later', async () => {
    const page = await visit(`${route}#${entries[3]?.slug}`);
    await eventually(() => sheets(page), [entries[3]?.name ?? null]);
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    await eventually(async () => address(page), `${route}#main`);
    expect(await sheets(page)).toEqual([entries[3]?.name]);
    await page.goBack();
    await eventually(async () => address(page), `${route}#${entries[3]?.slug}`);
    expect(await sheets(page)).toEqual([entries[3]?.name]);
  });

  test.each(['', ...entries.slice(1, 2).map(({ slug }) => `#${slug}`), `#${entries.at(-1)?.slug}`])(
    'with the hash "%s" the one meant is there before the scripts, and nothing moves when they come',
    async (hash) => {
      const { page, release } = await visitBeforeScripts(route + hash, width(1440));
      const meant = entries.find(({ slug }) => `#${slug}` === hash) ?? first;
      await eventually(() => sheets(page), [meant?.name ?? null]);
      await page.evaluate(() => document.fonts.ready);
      const before = { scroll: await scrollY(page), shifted: await shifts(page) };
      release();
      await shown(page)
        .tab(meant?.name ?? '')
        .waitFor();
      expect(await sheets(page)).toEqual([meant?.name]);
      expect(await scrollY(page)).toBe(before.scroll);
      expect(await shifts(page)).toBeCloseTo(before.shifted, 3);
    },
  );

  test('before the scripts, the names are links that show their sheet', async () => {
    const { page, release } = await visitBeforeScripts(route);
    const { name, slug } = entries[1] ?? { name: '', slug: '' };
    await page.getByRole('link', { name, exact: true }).click();
    await eventually(() => sheets(page), [name]);
    release();
    await shown(page).tab(name).waitFor();
    expect([await sheets(page), address(page)]).toEqual([[name], `${route}#${slug}`]);
  });

  test('a focus and a scrolled strip from before the scripts stay where they are', async () => {
    const { slug = '', name = '' } = entries.at(-1) ?? {};
    const { page, release } = await visitBeforeScripts(`${route}#${slug}`);
    const enquire = page.getByRole('main').getByRole('link', { name: `Enquire about ${name}` });
    await enquire.focus();
    release();
    await shown(page).tab(name).waitFor();
    expect(await enquire.evaluate((link) => link === document.activeElement)).toBe(true);

    const small = await visitBeforeScripts(route, width(320));
    const strip = small.page.locator('nav:visible').filter({ hasText: first?.name ?? '' });
    const scrolled = await strip.evaluate((list) => {
      list.scrollTo({ left: list.scrollWidth, behavior: 'instant' });
      return list.scrollLeft;
    });
    expect(scrolled).toBeGreaterThan(0);
    small.release();
    await shown(small.page).tab(first?.name).waitFor();
    expect(
      await small.page
        .getByRole('tablist')
        .nth(1)
        .evaluate((list) => list.scrollLeft),
    ).toBe(scrolled);
  });

  test('at 390 px a sheet opened by its address stands below its tab, and the tab below the header', async () => {
    const page = await visit(`${route}#${entries.at(-1)?.slug}`, phone);
    const { name = '', slug = '' } = entries.at(-1) ?? {};
    await page.waitForFunction(() => window.scrollY > 300);
    const { header, top } = await places(page, slug);
    const tab = await shown(page)
      .tab(name)
      .evaluate((element) => element.getBoundingClientRect());
    expect(tab.top).toBeGreaterThanOrEqual(header);
    expect(top).toBeGreaterThanOrEqual(tab.bottom);
  });

  test('the picture of a sheet is fetched when it is shown, and no other', async () => {
    const page = await visit(route);
    const fetched = () =>
      page
        .locator('[role="tabpanel"] [role="tabpanel"] img')
        .evaluateAll((pictures: HTMLImageElement[]) =>
          pictures.filter(({ naturalWidth }) => naturalWidth > 0).map(({ alt }) => alt),
        );
    await page.getByRole('img', { name: first?.image.alt }).scrollIntoViewIfNeeded();
    await eventually(fetched, [first?.image.alt ?? '']);
    const { name, image } = entries[1] ?? { name: '', image: { alt: '' } };
    await shown(page).tab(name).click();
    await page.getByRole('img', { name: image.alt }).scrollIntoViewIfNeeded();
    await eventually(fetched, [first?.image.alt ?? '', image.alt]);
  });
});
