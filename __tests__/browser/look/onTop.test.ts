/** No picture, bar or other element covers any text on a page. */
import { differentPages } from '../../support/builtSite';
import { notOnTop } from '../../support/onTop';
import { tour } from '../../support/tour';
import { reducedMotion, width } from '../../support/visitor';

const { open } = tour({ ...width(1440), ...reducedMotion });

test.each(differentPages)('no text on %s is covered', async (route) => {
  const page = await open(route);
  // Exclude inert elements below an overlay, which are covered intentionally. Slides out of view are not painted.
  const found = await notOnTop(page.locator('main > :not([inert], .is-sr-only):visible'));
  expect(found.filter((problem) => problem.includes(' is below '))).toEqual([]);
});
