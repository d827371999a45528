/** The main journeys with a page translator and extensions, and without storage, animations and fonts. */
import { beHostile } from '../../support/hostile';

beHostile();
describe.each([
  'carousel/buttons',
  'catalogue/choosing',
  'enquiry/asking',
  'layout/navigation',
  'leaders/closing',
  'search/searching',
  'timeline/eras',
])('%s', (journey) => {
  // Loading a file registers its tests.
  require(`../${journey}.test.ts`);
});
