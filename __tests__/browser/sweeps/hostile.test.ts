/** The main journeys with a page translator and extensions, and without storage, animations and fonts. */
import { beHostile } from '../../support/hostile';
import { JOURNEYS } from '../../support/journeys';

beHostile();
for (const journey of JOURNEYS)
  describe(journey, () => {
    // Loading a file registers its tests.
    require(`../${journey}.test.ts`);
  });
