/** Tabs, sheets and their hashes (docs/behaviour.md, "Catalogues" and "Choices in the address"). */
import { interpolate } from '../../../src/components/interpolate';
import { products } from '../../support/catalogues';
import { eventually } from '../../support/visitor';
import type { Page } from '../page';
import { byRole, enquireAbout, field, title } from '../targets';
import { visitor } from '../visitor';

const { visit } = visitor();

const { route, groups, entries } = products;
const [group] = groups;
const [first, second] = group?.members ?? [];
const last = entries.at(-1);
const lastGroup = groups.at(-1);
const tab = (name = '') => byRole('tab', name);

/** The heading of the sheet that is shown. */
const shows = (page: Page, name = '') =>
  eventually(() => page.texts({ css: 'main section section h3' }), [name]);

/** The sheet begins below the header, in the upper half of the window. */
const isInPlace = (page: Page, slug = '') =>
  eventually(
    () =>
      page.read({ css: `[id="${slug}"]` }, (sheet) => {
        const { top } = sheet.getBoundingClientRect();
        const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return window.scrollY > 0 && top >= edge - 1 && top < window.innerHeight / 2;
      }),
    true,
  );

test('a press on a tab shows its sheet and its hash, and Back returns to the one before', async () => {
  const page = await visit(route);
  await shows(page, first?.name);
  await page.click(tab(second?.name));
  await shows(page, second?.name);
  expect(await page.address()).toBe(`${route}#${second?.slug}`);
  expect(await page.attribute(tab(second?.name), 'aria-selected')).toBe('true');
  await page.click(tab(lastGroup?.name));
  await shows(page, lastGroup?.members[0]?.name);
  await page.back();
  await shows(page, second?.name);
  await page.back();
  await shows(page, first?.name);
  expect(await page.address()).toBe(route);
});

test('the arrow keys go through the tabs, and the sheet leads to the form with its subject', async () => {
  const page = await visit(route);
  await page.focus(tab(first?.name));
  await page.press('ArrowDown');
  await shows(page, second?.name);
  await eventually(() => page.hasFocus(tab(second?.name)), true);
  await page.press('End');
  await shows(page, group?.members.at(-1)?.name);
  await page.press('Home');
  await shows(page, first?.name);
  await page.click(enquireAbout(first?.name ?? ''));
  await eventually(page.address, '/contact');
  await eventually(
    () => page.value(field('subject')),
    interpolate(products.page.subject, { item: first?.name ?? '' }),
  );
});

test('a hash shows its sheet below the header: at the first load, after a reload, and by a link on another page', async () => {
  const page = await visit(`${route}#${last?.slug}`);
  await shows(page, last?.name);
  await isInPlace(page, last?.slug);
  await page.reload();
  await shows(page, last?.name);
  await isInPlace(page, last?.slug);
  const other = await visit(`${route}/${last?.slug}`);
  await eventually(() => other.texts(title), [last?.name]);
  await other.navigate(`${route}#${second?.slug}`);
  await shows(other, second?.name);
  await isInPlace(other, second?.slug);
});
