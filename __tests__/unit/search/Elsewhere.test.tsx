import { render, screen } from '@testing-library/react';
import { Elsewhere } from '../../../src/search/Elsewhere';
import { useSearchIndex } from '../../../src/search/querySearchIndex';
import { servicesPage } from '../../support/services';

// Browser tests cover the results.
jest.mock('../../../src/search/querySearchIndex', () => ({ useSearchIndex: jest.fn() }));

const { title, count, incomplete } = servicesPage.elsewhere;

test.each([
  [false, [incomplete]],
  [true, []],
])(
  'without results, a line says whether pages could not be searched (all searched: %s)',
  (isComplete, lines) => {
    jest.mocked(useSearchIndex).mockReturnValue({ count: 0, pages: [], isComplete });
    render(<Elsewhere term="jute" texts={{ title, count, incomplete, kinds: [] }} />);
    const regions = screen.queryAllByRole('region', { name: title });
    expect(regions.map((region) => region.querySelector('p')?.textContent)).toEqual(lines);
  },
);
