/** Checks one page of each template: focus, covered text, print, a larger font, wider spacing and forced colors. */
import type { Page } from 'playwright-core';
import { LEGACY } from '../../../src/routes';
import { differentPages } from '../../support/builtSite';
import { firstCatalogue } from '../../support/catalogues';
import { isBuilt, needs } from '../../support/inPlace';
import { navigation } from '../../support/labels';
import { notOnTop } from '../../support/onTop';
import { horizontalOverflow } from '../../support/scrolling';
import { tour } from '../../support/tour';
import { reducedMotion, width } from '../../support/visitor';
import { hiddenFocus } from './focus';
import { addLongWords, cutOffAt, paleTexts } from './texts';

const phone = tour({ ...width(390), ...reducedMotion });
const themed = tour({ ...width(1440), forcedColors: 'active' });
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
  const items = page.locator(':is(li blockquote, [role=tabpanel]:not([hidden]) h4)');
  const hidden = await items.evaluateAll((all) => {
    const isHidden = ({ left, right, height }: DOMRect) => left < 0 || right > innerWidth || height === 0;
    return all.filter((item) => isHidden(item.getBoundingClientRect())).map((item) => item.textContent);
  });
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
    const headerParts = await page.getByRole('banner').evaluateAll((headers) => {
      const sticky = headers.filter((header) => getComputedStyle(header).position === 'sticky');
      return sticky.map((header) => header.clientHeight / innerHeight);
    });
    expect(Math.max(0, ...headerParts)).toBeLessThan(0.25);
  }
});

const withTabs = [...(firstCatalogue.entries[1] ? [firstCatalogue.route] : []), LEGACY].filter(isBuilt);

const styles = (page: Page, selector: string, property: 'color' | 'borderTopWidth'): Promise<string[]> =>
  page.locator(selector).evaluateAll((all, name) => all.map((one) => getComputedStyle(one)[name]), property);

const it = needs({ 'page with tabs': withTabs.length });

it.each(withTabs)('%s shows the selected tab and the border of buttons in forced colors', async (route) => {
  const page = await themed.open(route);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const selected = await styles(page, '[role=tab][aria-selected=true]', 'color');
    expect(selected.length).toBeGreaterThan(0);
    for (const color of await styles(page, '[role=tab][aria-selected=false]', 'color'))
      expect(selected).not.toContain(color);
    for (const border of await styles(page, '.button, .icon-button', 'borderTopWidth'))
      expect(Number.parseFloat(border)).toBeGreaterThanOrEqual(1);
  }
});
