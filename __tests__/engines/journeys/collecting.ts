/** Journeys with the enquiry list (docs/behaviour.md, "Enquiry list"). */
import { interpolate } from '../../../src/lib/interpolate';
import { products } from '../../support/catalogues';
import { entries, listTexts } from '../../support/enquiryList';
import { eventually } from '../../support/visitor';
import type { Page } from '../page';
import {
  addButton,
  addedButton,
  button,
  byRole,
  enquiryList,
  listLink,
  main,
  sendButton,
  title,
} from '../targets';
import { desktop, type Journey, phone } from './journey';

const [entry, other] = entries;
if (!entry || !other) throw new Error('There are fewer than two products and fibers.');
const ofItem = (name: string) => ({
  quantity: byRole(
    'textbox',
    interpolate(listTexts.fieldLabel, { field: listTexts.quantity, item: name }),
    enquiryList,
  ),
  remove: button(interpolate(listTexts.remove, { item: name }), enquiryList),
});
const [item, otherItem] = [ofItem(entry.name), ofItem(other.name)];

async function addFromSheet(page: Page, count = 1): Promise<void> {
  await page.click(addButton);
  await page.find(addedButton);
  await page.find(listLink(count));
}

export const collecting: Journey[] = [
  {
    name: 'two tabs have the same enquiry list, and a reload keeps its quantities',
    settings: desktop,
    skipHostile: true,
    async go(visit) {
      const page = await visit(entry.path);
      const newTab = await visit('/contact');
      await page.activate();
      await addFromSheet(page);
      await newTab.activate();
      await page.find(listLink(1));
      await newTab.find(listLink(1));
      await newTab.fill(item.quantity, '24');
      await newTab.reload();
      await eventually(() => newTab.value(item.quantity), '24');
      await newTab.click(item.remove);
      await newTab.gone(listLink(1));
      await page.activate();
      await page.find(addButton);
      await page.gone(listLink(1));
    },
  },
  {
    name: 'quantities are checked, and entries can be removed and restored',
    settings: desktop,
    async go(visit) {
      const page = await visit(entry.path);
      await addFromSheet(page);
      await page.navigate(other.path);
      await eventually(() => page.texts(title), [other.name]);
      await addFromSheet(page, 2);
      await page.click(listLink(2));
      await eventually(page.address, '/contact');
      await page.fill(item.quantity, 'x');
      await page.click(sendButton);
      const wrong = interpolate(listTexts.invalid, { item: entry.name });
      await eventually(async () => (await page.texts({ css: 'main form' })).join().includes(wrong), true);
      await page.fill(item.quantity, '24');
      await eventually(
        async () => (await page.texts(enquiryList)).join().includes(`${entry.name}, 24 t`),
        true,
      );
      await page.click(otherItem.remove);
      await page.gone(otherItem.remove);
      await page.click(button(listTexts.undo, main));
      await page.find(otherItem.remove);
      await page.click(item.remove);
      await page.gone(item.remove);
      await page.click(otherItem.remove);
      await page.gone(enquiryList);
      expect((await page.texts({ css: 'main' })).join()).toContain(
        interpolate(listTexts.removed, { item: other.name }),
      );
    },
  },
  // Repeat the visit: WebKit scrolls to a focused element with a delay, so a single visit could pass by chance.
  ...[1, 2, 3].map(
    (attempt): Journey => ({
      name: `after a click in the catalogue, the link in the header brings the list into view, and it stays there (${attempt})`,
      settings: phone,
      skipHostile: attempt > 1,
      async go(visit) {
        const page = await visit(`${products.route}#${entry.slug}`);
        await addFromSheet(page);
        await page.click(listLink(1));
        // The link adds no hash to the URL, so a reload would start at the top.
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
        await page.waitForScroll();
        expect(await isInView()).toBe(true);
        expect(await page.read(enquiryList, (list) => list.contains(document.activeElement))).toBe(true);
      },
    }),
  ),
];
