/** Header, footer and the button of a sheet on a phone (docs/behaviour.md, "Layout" and "Catalogues"). */
import sharp from 'sharp';
import { products } from '../../support/catalogues';
import { navigation } from '../../support/labels';
import { plainEntries, SUBMENU, subEntries } from '../../support/mainMenu';
import { eventually } from '../../support/visitor';
import type { Target } from '../inPage/query';
import { button, byRole, enquireAbout, footer, link, main, menu, menuButton } from '../targets';
import { phone, visitor } from '../visitor';

const { visit } = visitor(phone);

const [home, next] = plainEntries;
const entry = link(next?.label ?? '', menu);
const submenuButton = button(SUBMENU, menu);
const last = subEntries.at(-1) ?? { label: '', to: '' };

test('the menu opens and closes at its button, and a link leads on and closes it', async () => {
  const page = await visit('/team');
  expect(await page.count(entry)).toBe(0);
  await page.click(menuButton);
  await eventually(() => page.isOnTop(entry), true);
  expect(await page.attribute(menuButton, 'aria-expanded')).toBe('true');
  await page.click(menuButton);
  await page.gone(entry);
  await page.click(menuButton);
  await page.click(entry);
  await eventually(page.address, next?.to);
  await page.gone(entry);
});

test('Escape closes the menu that a press has opened, and its button has the focus', async () => {
  const page = await visit('/team');
  await page.imitateSafari();
  await page.click(menuButton);
  await page.find(entry);
  await page.press('Escape');
  await page.gone(entry);
  await eventually(() => page.hasFocus(menuButton), true);
});

test('the submenu opens at its button, and its entries lead on', async () => {
  const page = await visit('/');
  await page.click(menuButton);
  await page.find(link(home?.label ?? '', menu));
  await page.click(submenuButton);
  await eventually(() => page.attribute(submenuButton, 'aria-expanded'), 'true');
  await page.click(link(last.label, menu));
  await eventually(page.address, last.to);
});

test('the button of the newsletter is in one row with its field', async () => {
  const page = await visit('/team');
  const { inputLabel, submit } = navigation.footer.newsletter;
  const middle = (target: Target) =>
    page.read(target, (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    });
  const distance =
    (await middle(button(submit, footer))) - (await middle(byRole('textbox', inputLabel, footer)));
  expect(Math.abs(distance)).toBeLessThan(4);
});

test('"Enquire about" follows at the foot of the window, on a bar that is painted over the sheet', async () => {
  const [first] = products.entries;
  const page = await visit(`${products.route}#${first?.slug}`);
  const enquire = enquireAbout(first?.name ?? '');
  await page.find(enquire);
  // The table of the sheet fills the window: the button is not at its own place yet.
  await page.read({ css: 'table', within: main }, (table) =>
    table.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const isAtFoot = () =>
    page.read(enquire, (element) => {
      const { bottom } = element.getBoundingClientRect();
      return bottom <= window.innerHeight && bottom > window.innerHeight - 60;
    });
  await eventually(isAtFoot, true);
  expect(await page.isOnTop(enquire)).toBe(true);
  const strip = await page.read(enquire, (element) => {
    const { top, right, height } = element.getBoundingClientRect();
    return {
      left: Math.round(right) + 12,
      top: Math.round(top) - 6,
      width: 1,
      height: Math.round(height) + 12,
    };
  });
  // Without the bar, a stripe or a line of the table is seen next to the button.
  const pixels = await sharp(await page.screenshot())
    .extract(strip)
    .removeAlpha()
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  expect(new Set(pixels).size).toBe(1);
});
