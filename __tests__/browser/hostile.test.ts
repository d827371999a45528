/** The main journeys with a page translator and extensions, and without storage, animations and fonts. */
import { beHostile } from '../support/hostile';
import { JOURNEYS } from '../support/journeys';

beHostile();
// The tests of a file are registered when it is loaded.
for (const journey of JOURNEYS) describe(journey, () => require(`./${journey}.test.ts`));
