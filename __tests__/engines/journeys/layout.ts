/** Journeys with menus and scroll positions (docs/behaviour.md, "Layout" and "Scrolling"). */
import sharp from 'sharp';
import { products } from '../../support/catalogues';
import { navigation } from '../../support/labels';
import { plainEntries, STOPS, SUB_LABELS, SUBMENU, subEntries } from '../../support/mainMenu';
import { eventually } from '../../support/visitor';
import type { Target } from '../inPage/query';
import type { Page } from '../page';
import { button, byRole, enquireAbout, footer, link, main, menu, menuButton } from '../targets';
import { desktop, type Journey, phone } from './journey';

const [, first, second] = plainEntries;
const last = subEntries.at(-1) ?? { label: '', to: '' };
const entry = (name = '') => link(name, menu);

/** Returns the submenu entries that are painted. */
const shownEntries = (page: Page) => async () => {
  const shown = [];
  for (const label of SUB_LABELS) if (await page.isOnTop(entry(label))) shown.push(label);
  return shown;
};

export const layout: Journey[] = [
  {
    name: 'the submenu opens on hover and for the keyboard, and its links open their pages',
    settings: desktop,
    async go(visit) {
      const page = await visit('/team');
      expect(await shownEntries(page)()).toEqual([]);
      // Move the mouse again if the header has moved meanwhile, for example because its font has arrived.
      await eventually(async () => {
        await page.hover(entry(SUBMENU));
        return shownEntries(page)();
      }, SUB_LABELS);
      await page.hover(entry(last.label));
      expect(await shownEntries(page)()).toEqual(SUB_LABELS);
      await page.leave();
      await eventually(shownEntries(page), []);
      await page.hover(entry(SUBMENU));
      await page.click(entry(last.label));
      await eventually(page.address, last.to);
      await eventually(shownEntries(page), []);
      await page.leave();
      await page.focus(entry(STOPS[STOPS.indexOf(SUBMENU) - 1]));
      await page.press('Tab');
      await eventually(() => page.hasFocus(entry(SUBMENU)), true);
      await eventually(shownEntries(page), SUB_LABELS);
      for (const label of SUB_LABELS.slice(0, 2)) {
        await page.press('ArrowDown');
        await eventually(() => page.hasFocus(entry(label)), true);
      }
      await page.press('Escape');
      await eventually(shownEntries(page), []);
      expect(await page.hasFocus(entry(SUBMENU))).toBe(true);
      await page.press('ArrowDown');
      await eventually(() => page.hasFocus(entry(SUB_LABELS[0])), true);
      await page.press('Enter');
      await eventually(page.address, subEntries[0]?.to);
      await eventually(shownEntries(page), []);
    },
  },
  {
    name: 'the skip link is the first tab stop and leads to the content, and the link to the current page is underlined',
    settings: desktop,
    skipHostile: true,
    async go(visit) {
      const page = await visit(first?.to ?? '');
      const skip = link(navigation.skipLink);
      await page.press('Tab');
      await eventually(() => page.hasFocus(skip), true);
      await eventually(() => page.isOnTop(skip), true);
      await page.press('Enter');
      await eventually(page.address, `${first?.to}#main`);
      await eventually(() => page.hasFocus(main), true);
      const isBelowHeader = await page.read(main, (content) => {
        const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return content.getBoundingClientRect().top >= edge - 1;
      });
      expect(isBelowHeader).toBe(true);
      await page.press('Tab');
      await eventually(() => page.evaluate(() => document.activeElement?.matches('main *')), true);
      const underlined = () =>
        page.readAll({ role: 'link', within: menu }, (each) =>
          getComputedStyle(each).textDecorationLine.includes('underline') ? each.textContent : '',
        );
      await eventually(async () => (await underlined()).filter(Boolean), [first?.label]);
    },
  },
  {
    name: 'each navigation and reload starts at the top, also Back, an alias and an unknown hash',
    settings: desktop,
    skipHostile: true,
    async go(visit) {
      const page = await visit(first?.to ?? '');
      for (const [next, leave] of [
        [second?.to, () => page.click(entry(second?.label))],
        ['/services?search=b', () => page.navigate('/services?search=b')],
        [second?.to, () => page.back()],
        [first?.to, () => page.back()],
        ['/About', () => page.navigate('/About')],
        ['/team#no-one', () => page.navigate('/team#no-one')],
        ['/team#no-one', () => page.reload()],
      ] as const) {
        // Repeat the scroll, because the second scroll after a navigation may undo it.
        await eventually(async () => {
          await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
          return (await page.scrollY()) > 0;
        }, true);
        await leave();
        await eventually(async () => [await page.address(), await page.scrollY()], [next, 0]);
      }
    },
  },
  {
    name: 'the menu opens at its button, closes with Escape, and its links open their pages',
    settings: phone,
    async go(visit) {
      const page = await visit('/team');
      await page.imitateSafari();
      expect(await page.count(entry(first?.label))).toBe(0);
      await page.click(menuButton);
      await eventually(() => page.isOnTop(entry(first?.label)), true);
      expect(await page.read(menuButton, ({ ariaExpanded }) => ariaExpanded)).toBe('true');
      await page.press('Escape');
      await page.gone(entry(first?.label));
      await eventually(() => page.hasFocus(menuButton), true);
      await page.click(menuButton);
      await page.click(entry(first?.label));
      await eventually(page.address, first?.to);
      await page.gone(entry(first?.label));
      await page.click(menuButton);
      await page.click(button(SUBMENU, menu));
      await eventually(() => page.read(button(SUBMENU, menu), ({ ariaExpanded }) => ariaExpanded), 'true');
      await page.click(entry(last.label));
      await eventually(page.address, last.to);
    },
  },
  {
    name: 'the button of the newsletter is in one row with its field',
    settings: phone,
    skipHostile: true,
    async go(visit) {
      const page = await visit('/team');
      const { inputLabel, submit } = navigation.footer.newsletter;
      const middle = (target: Target) =>
        page.read(target, (element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return (top + bottom) / 2;
        });
      const [field, pressed] = [byRole('textbox', inputLabel, footer), button(submit, footer)];
      expect(Math.abs((await middle(pressed)) - (await middle(field)))).toBeLessThan(4);
    },
  },
  {
    name: '"Enquire about" is at the bottom of the window, on a bar that is painted over the sheet',
    settings: phone,
    skipHostile: true,
    async go(visit) {
      const [product] = products.entries;
      const page = await visit(`${products.route}#${product?.slug}`);
      const enquire = enquireAbout(product?.name ?? '');
      await page.find(enquire);
      // The bar is at the bottom of the window when the tables above it have left that place.
      await page.read({ css: `[id="${product?.slug}"] img`, within: main }, (picture) =>
        picture.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      const isAtBottom = () =>
        page.read(enquire, (element) => {
          const { bottom } = element.getBoundingClientRect();
          return bottom <= window.innerHeight && bottom > window.innerHeight - 60;
        });
      await eventually(isAtBottom, true);
      expect(await page.isOnTop(enquire)).toBe(true);
      const strip = await page.read(enquire, (element) => {
        const { top, left, height } = element.getBoundingClientRect();
        return { left: Math.round(left) - 6, top: Math.round(top) - 6, height: Math.round(height) + 12 };
      });
      // If the bar were missing, a stripe or a border of the table would be visible next to the button.
      const column = sharp(await page.screenshot()).extract({ ...strip, width: 1 });
      const pixels = await column.removeAlpha().toColourspace('b-w').raw().toBuffer();
      expect(new Set(pixels).size).toBe(1);
    },
  },
];
