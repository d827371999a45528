/** Runs axe on pages of all kinds, whatever their content. `states.test.ts` does so in their states. */
import { violationsOf } from '../../support/axe';
import { visitedPaths } from '../../support/builtSite';
import { translatedSamples } from '../../support/languages';
import { tour } from '../../support/tour';
import { reducedMotion, width } from '../../support/visitor';

const phone = tour({ ...width(390), ...reducedMotion });
const desktop = tour({ ...width(1440), ...reducedMotion });

test.each([...visitedPaths, ...translatedSamples()])('%s is accessible', async (route) => {
  const pages = await Promise.all([phone.open(route), desktop.open(route)]);
  expect(await Promise.all(pages.map(violationsOf))).toEqual([[], []]);
});
