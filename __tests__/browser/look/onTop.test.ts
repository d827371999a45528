/** No text of a page is painted below a picture, a bar or anything else. */
import { differentPages } from '../../support/builtSite';
import { notOnTop } from '../../support/onTop';
import { tour } from '../../support/tour';
import { reducedMotion, width } from '../../support/visitor';

const { open } = tour({ ...width(1440), ...reducedMotion });

test.each(differentPages)('%s covers none of its texts', async (route) => {
  const page = await open(route);
  // What an overlay makes inert is meant to be below it. Slides out of view are not painted at all.
  const found = await notOnTop(page.locator('main > :not([inert], .is-sr-only):visible'));
  expect(found.filter((problem) => problem.includes(' is below '))).toEqual([]);
});
