/** Settings of browsers that the design did not foresee: forced colors. */
import type { Page } from 'playwright-core';
import { LEGACY } from '../../../src/routes';
import { firstCatalogue } from '../../support/catalogues';
import { isBuilt, needs } from '../../support/inPlace';
import { tour } from '../../support/tour';
import { width } from '../../support/visitor';

const withTabs = [...(firstCatalogue.entries[1] ? [firstCatalogue.route] : []), LEGACY].filter(isBuilt);
const themed = tour({ ...width(1440), forcedColors: 'active' });

const styles = (page: Page, selector: string, property: 'color' | 'borderTopWidth'): Promise<string[]> =>
  page.locator(selector).evaluateAll((all, name) => all.map((one) => getComputedStyle(one)[name]), property);

const it = needs({ 'page with tabs': withTabs.length });

it.each(withTabs)('on %s, forced colors show the selected tab and the border of buttons', async (route) => {
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
