/** Goods that are collected for one enquiry (docs/behaviour.md, "Enquiry list"). */
import { interpolate } from '../../../src/components/interpolate';
import { goods, words } from '../../support/enquiryList';
import { eventually } from '../../support/visitor';
import type { Page } from '../page';
import { addButton, addedButton, button, byRole, enquiryList, listLink, title } from '../targets';
import { phone, visitor } from '../visitor';

const [good] = goods;
if (!good) throw new Error('There is no product.');

const quantity = byRole(
  'textbox',
  interpolate(words.fieldOf, { field: words.quantity, item: good.name }),
  enquiryList,
);
const removeButton = button(interpolate(words.remove, { item: good.name }), enquiryList);

async function addFromSheet(page: Page): Promise<void> {
  await page.click(addButton);
  await page.find(addedButton);
  await page.find(listLink(1));
}

describe('on a large screen', () => {
  const { visit } = visitor();

  test('two tabs have the same list', async () => {
    const page = await visit(good.path);
    const other = await visit('/contact');
    await page.activate();
    await addFromSheet(page);
    await other.activate();
    await page.find(listLink(1));
    await other.find(listLink(1));
    await other.fill(quantity, '24');
    await other.click(removeButton);
    await other.gone(listLink(1));
    await page.activate();
    await page.find(addButton);
    await page.gone(listLink(1));
  });

  test('a list is there after a reload, with its quantities', async () => {
    const page = await visit(good.path);
    await addFromSheet(page);
    await page.click(listLink(1));
    await page.fill(quantity, '24');
    await page.reload();
    await eventually(() => page.value(quantity), '24');
  });
});

describe('on a phone', () => {
  const { visit } = visitor(phone);

  // WebKit scrolls to a focused element a moment later: one visit in four would look right by chance.
  test.each([1, 2, 3])(
    'the link in the header brings the list into view, and it stays there (%d)',
    async () => {
      const page = await visit(good.path);
      await addFromSheet(page);
      await page.click(listLink(1));
      await eventually(page.address, '/contact');
      await page.find(title);
      await page.find(enquiryList);
      const isInView = () =>
        page.read({ css: 'h3, h4', within: enquiryList }, (heading) => {
          const { top, bottom } = heading.getBoundingClientRect();
          const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          return top >= edge - 1 && bottom <= window.innerHeight;
        });
      await eventually(isInView, true);
      await page.rest();
      expect(await isInView()).toBe(true);
      expect(await page.read(enquiryList, (list) => list.contains(document.activeElement))).toBe(true);
    },
  );
});
