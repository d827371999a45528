/** Numbers and names of rules that the tests of behaviour import, so that no slip changes both. */

import { AUTO_ADVANCE } from '../../src/features/carousel/useAutoAdvance';
import { ENQUIRY_FIELDS } from '../../src/features/enquiry/enquiry';
import { HISTORY_KEY, HISTORY_LIMIT } from '../../src/features/search/searchHistory';
import { SCROLL_RETRY } from '../../src/gatsby/browser/onRouteUpdate';
import { agreed } from '../support/agreed';

agreed('the numbers of rules', 'docs/behaviour.md states these: change them there and here together.', () => {
  expect({ AUTO_ADVANCE, HISTORY_KEY, HISTORY_LIMIT, SCROLL_RETRY, ENQUIRY_FIELDS }).toEqual({
    AUTO_ADVANCE: 4000,
    HISTORY_KEY: 'searchHistory',
    HISTORY_LIMIT: 5,
    SCROLL_RETRY: 300,
    ENQUIRY_FIELDS: ['name', 'email', 'phone', 'subject', 'message'],
  });
});
