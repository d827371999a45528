/** Results and recent searches can be rendered with any term and any stored value. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { SearchDialog } from '../../../../src/features/search/SearchDialog';
import { ServiceSearch } from '../../../../src/features/search/ServiceSearch';
import { RECENT_SEARCHES_KEY } from '../../../../src/features/search/useRecentSearches';
import { searchPath } from '../../../../src/routes';
import { anyStored, anyText } from '../../../support/anyText';
import { documentAt } from '../../../support/content';

jest.mock('../../../../src/features/search/querySearchIndex', () => ({ useSearchIndex: () => undefined }));

const texts = documentAt<Queries.ServiceSearchFragment>('pages/services.json');
const { search } = documentAt('navigation.json');

afterEach(() => window.localStorage.clear());

test('any term in the URL', () => {
  const query = fc.oneof(
    anyText.map((term) => searchPath(term).replace(/^[^?]*/, '')),
    anyText.map((text) => `?search=${text}`),
  );
  fc.assert(
    fc.property(query, (text) => {
      render(<ServiceSearch services={[]} texts={texts} search={text} />);
      expect(screen.getByRole('region', { name: texts.resultsLabel })).toBeTruthy();
      cleanup();
    }),
    { numRuns: 50 },
  );
});

test('any stored value, and any recent term that is searched again', () => {
  Object.assign(HTMLDialogElement.prototype, { close: () => {} });
  const terms = fc.array(fc.oneof(anyText, fc.jsonValue())).map((list) => JSON.stringify(list));
  fc.assert(
    fc.property(fc.oneof(anyStored([]), terms), (stored) => {
      window.localStorage.setItem(RECENT_SEARCHES_KEY, stored);
      const { container } = render(<SearchDialog locationKey="1" />);
      const [repeat] = container.querySelectorAll('li button');
      if (repeat) fireEvent.click(repeat);
      expect(container.textContent).toContain(search.title);
      cleanup();
    }),
    { numRuns: 50 },
  );
});
