import { screen } from '@testing-library/react';
import { Timeline } from '../../../../src/company/timeline/Timeline';
import { hydrate } from '../../../support/hydrate';

test('events without a picture or a year are shown, and periods without events are not', () => {
  const event = (when: string, title: string) => ({
    ...{ slug: title, when, title, icon: 'star', content: 'It began.' },
    ...{ image: null, drawing: null },
  });
  const eras = [
    {
      slug: 'early',
      name: 'Early',
      years: '1970',
      entries: [event('1970', 'A shop'), event('Next', 'A second shop')],
    },
    { slug: 'late', name: 'Late', years: '2030', entries: [] },
  ];
  const texts = { erasLabel: 'Periods', previous: 'Back', next: 'On', position: '{number} of {count}' };
  const container = hydrate(<Timeline eras={eras} texts={texts} />);
  const titles = screen.getAllByRole('heading', { level: 4, hidden: true });
  expect(titles.map(({ textContent }) => textContent?.trim())).toEqual(['1970 A shop', 'Next A second shop']);
  expect(container.querySelector('picture, img')).toBeNull();
  expect(screen.queryByText('Late')).toBeNull();
});
