/** Runs axe on pages of all kinds, whatever their content. `states.test.ts` does so in their states. */
import type { Page } from 'playwright-core';
import { violationsOf } from '../../support/axe';
import { visitedPaths } from '../../support/builtSite';
import { translatedSamples } from '../../support/languages';
import { tour } from '../../support/tour';
import { reducedMotion, width } from '../../support/visitor';

/** Returns fields at which an iPhone would zoom, lists that Safari does not report, and lists of articles without marks. */
const unfit = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isUnfit = (element: Element) => {
      const items = [...element.children].map((child) => getComputedStyle(child));
      const wrong = element.matches('.content *') ? ['none', '""'] : ['none'];
      return element.matches('ol, ul')
        ? !items.some((item) => item.display === 'list-item' && !wrong.includes(item.listStyleType))
        : Number.parseFloat(getComputedStyle(element).fontSize) < 16;
    };
    const lists = ':is(ol, ul):not(nav *, [role=list])';
    const parts = [...document.querySelectorAll(`input:not([type=hidden]), select, textarea, ${lists}`)];
    return parts.filter(isUnfit).map(({ outerHTML }) => outerHTML.slice(0, 60));
  });

const phone = tour({ ...width(390), ...reducedMotion });
const desktop = tour({ ...width(1440), ...reducedMotion });

test.each([...visitedPaths, ...translatedSamples()])('%s is accessible', async (route) => {
  const pages = await Promise.all([phone.open(route), desktop.open(route)]);
  expect(await Promise.all(pages.map(violationsOf))).toEqual([[], []]);
  expect(await Promise.all(pages.map(unfit))).toEqual([[], []]);
});
