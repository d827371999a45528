/** Values that behaviour tests import from the code. A wrong value would also change the expectation. */

import { ENQUIRY_FIELDS } from '../../src/enquiry/enquiry';
import { SCROLL_RETRY } from '../../src/gatsby/browser/onRouteUpdate';
import { RECENT_SEARCHES_KEY, RECENT_SEARCHES_LIMIT } from '../../src/search/useRecentSearches';
import { AUTO_ADVANCE } from '../../src/ui/carousel/useCarousel';
import { agreed } from '../support/agreed';

agreed(
  'numbers in the rules',
  'docs/behaviour.md states these values. Change them there, here and in the code together.',
  () => {
    expect({
      AUTO_ADVANCE,
      RECENT_SEARCHES_KEY,
      RECENT_SEARCHES_LIMIT,
      SCROLL_RETRY,
      ENQUIRY_FIELDS,
    }).toEqual({
      AUTO_ADVANCE: 4000,
      RECENT_SEARCHES_KEY: 'searchHistory',
      RECENT_SEARCHES_LIMIT: 5,
      SCROLL_RETRY: 300,
      ENQUIRY_FIELDS: ['name', 'email', 'phone', 'subject', 'message'],
    });
  },
);
