import { readFileSync } from 'node:fs';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Sheet, type SheetFacts } from '../../../../src/features/catalogue/Sheet';
import { EnquireLink } from '../../../../src/features/enquiry/EnquireLink';

const { siteUrl } = JSON.parse(readFileSync('content/site.json', 'utf8'));

interface Props {
  name?: string;
  facts?: SheetFacts;
  path?: string;
}

const subject = 'Question: {item}';

const show = ({ name = 'Toor Dal', facts = { tables: [] }, path = '/goods' }: Props = {}) =>
  render(
    <Sheet
      item={{
        slug: 'toor-dal',
        name,
        image: { alt: 'Picture', file: { childImageSharp: null } },
        description: 'In short.',
        details: 'At length.',
      }}
      facts={facts}
      labels={{ enquire: 'Ask about {item}', print: 'Print' }}
      subject={subject}
      path={path}
    />,
  );

test('name, description and details of an entry', () => {
  show();
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Toor Dal');
  expect(screen.getByText('In short.')).toBeTruthy();
  expect(screen.getByText('At length.')).toBeTruthy();
});

test('the list and the tables of an entry', () => {
  show({
    facts: {
      list: { title: 'Uses', items: ['Soup', 'Stew'] },
      tables: [
        { caption: 'Specification', labels: { origin: 'Origin', age: 'Age' }, facts: { origin: 'Udgir' } },
        { caption: 'Nutrition', labels: { fat: 'Fat' }, facts: { fat: '2 g' } },
      ],
    },
  });
  expect(screen.getByRole('heading', { level: 4 }).textContent).toBe('Uses');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Soup', 'Stew']);
  expect(screen.getAllByRole('table')).toHaveLength(2);
  expect(screen.getByRole('table', { name: 'Specification' }).textContent).toBe('SpecificationOriginUdgir');
  expect(within(screen.getByRole('table', { name: 'Nutrition' })).getByRole('cell').textContent).toBe('2 g');
});

test('an entry without a list', () => {
  show();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('heading', { level: 4 })).toBeNull();
});

test.each(['Toor Dal', '$& {item}'])('the sheet of %s asks about it, the subject filled in', (name) => {
  show({ name });
  const link = screen.getByRole('link', { name: `Ask about ${name}` });
  expect(link.getAttribute('href')).toBe('/contact');
  expect(JSON.parse(link.dataset.state ?? '')).toEqual({ enquiry: { subject: `Question: ${name}` } });
});

test.each([
  ['with its subject', 'Jute', '{"enquiry":{"subject":"Question: Jute"}}'],
  ['without one while there is no entry', undefined, undefined],
])('the action elsewhere on the page leads to the form %s', (_, of, state) => {
  render(<EnquireLink action={{ label: 'Ask {item}', to: '/contact' }} subject={subject} item={of} />);
  expect(screen.getByRole('link', { name: 'Ask {item}' }).dataset.state).toBe(state);
});

test('the button prints', () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  show();
  expect(print).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test.each([
  ['/goods', '/goods'],
  ['/goods/', '/goods'],
  ['/pulsesproducts', '/PulsesProducts'],
  ['/Textiles/', '/textiles'],
])('at %s the sheet bears the address of %s', (path, canonical) => {
  show({ path });
  expect(screen.getByText(`${siteUrl}${canonical}#toor-dal`)).toBeTruthy();
});
