/** Two items of a list may have the same text: two quotes of one client, or two legs between the same ports. */
import { render } from '@testing-library/react';
import { Testimonials } from '../../../src/company/testimonials/Testimonials';
import { Table } from '../../../src/ui/Table';
import { sampleDocument } from '../../support/sampleContent';

const twice = <Item,>(item: Item): [Item, Item] => [item, item];
const quote = { name: 'Zoë', profession: 'Buyer', content: 'On time.', rating: null, img: null };
const { carousel, dotLabel, ratingLabel } = sampleDocument('pages/testimonials.json');

test.each([
  [<Testimonials key="" testimonials={twice(quote)} texts={{ carousel, dotLabel, ratingLabel }} />],
  [
    <Table
      key=""
      columns={['leg', 'days']}
      labels={{ leg: 'Leg', days: 'Days' }}
      rows={twice({ leg: 'A', days: '9' })}
      caption="Legs"
    />,
  ],
])('%#: React gets different keys for the items of a list', (element) => {
  const error = jest.spyOn(console, 'error');
  render(element);
  expect(error).not.toHaveBeenCalled();
});
