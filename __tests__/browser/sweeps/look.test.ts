/** Checks one page of each template: focus, covered text, print, a larger font and wider spacing. */
import { differentPages } from '../../support/builtSite';
import { navigation } from '../../support/labels';
import { notOnTop } from '../../support/onTop';
import { horizontalOverflow } from '../../support/scrolling';
import { tour } from '../../support/tour';
import { reducedMotion, width } from '../../support/visitor';
import { hiddenFocus } from './focus';
import { addLongWords, cutOffAt, paleTexts } from './texts';

const phone = tour({ ...width(390), ...reducedMotion });
const largeFont = tour({ ...width(390), ...reducedMotion, blinkSettings: 'defaultFontSize=32' });

/** An A4 page without its margins, in pixels. */
const A4 = { width: 703, height: 1000 };

const FITS = [0, []];
const SPACING = `* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

test.each(differentPages)('%s shows focus and text, prints well, and fits wider text', async (route) => {
  const page = await phone.open(route);
  expect(await hiddenFocus(page, route === '/' ? 'body > *' : 'main')).toEqual([]);

  await page.setViewportSize(width(1440).viewport);
  // Ignore inert elements below an overlay, which are covered intentionally, and slides out of view.
  const problems = await notOnTop(page.locator('main > :not([inert], .is-sr-only):visible'));
  expect(problems.filter((problem) => problem.includes(' is below '))).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  // Count before resizing: some browsers print the layout of the window width.
  const bars = await page.getByRole('region', { name: navigation.contactLabel }).count();
  const visible = page.locator(':is(nav, footer, form, button:not(th > button), iframe):visible');
  const controls = await visible.count();
  await page.setViewportSize(A4);
  // The screen shows these items one at a time.
  const hidden = await page
    .locator(':is(li blockquote, [role=tabpanel]:not([hidden]) h4)')
    .evaluateAll((items) =>
      items
        .filter((item) => {
          const { left, right, height } = item.getBoundingClientRect();
          return left < 0 || right > innerWidth || height === 0;
        })
        .map(({ textContent }) => textContent),
    );
  const pale = await paleTexts(page);
  const printed = { bars, controls, hidden, overflow: await horizontalOverflow(page), pale };
  await page.emulateMedia({ media: 'screen' });
  expect(printed).toEqual({ bars: 0, controls: 0, hidden: [], overflow: 0, pale: [] });

  const spacing = await page.addStyleTag({ content: SPACING });
  expect(await cutOffAt(page, 390)).toEqual(FITS);
  await spacing.evaluate((style) => (style as Element).remove());
  await addLongWords(page);
  for (const pixels of [320, 1440])
    expect([pixels, ...(await cutOffAt(page, pixels))]).toEqual([pixels, ...FITS]);
});

test.each(differentPages)('%s fits, and cuts off no text, with a font twice as large', async (route) => {
  const page = await largeFont.open(route);
  // With this font size the top bar is visible from 2400 px.
  for (const pixels of [390, 1024, 2400]) {
    expect([pixels, ...(await cutOffAt(page, pixels))]).toEqual([pixels, ...FITS]);
    const headerPart = await page
      .getByRole('banner')
      .evaluateAll(([header]) =>
        header && getComputedStyle(header).position === 'sticky' ? header.clientHeight / innerHeight : 0,
      );
    expect(headerPart).toBeLessThan(0.25);
  }
});
