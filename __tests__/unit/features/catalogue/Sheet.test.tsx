import { fireEvent, render, screen } from '@testing-library/react';
import { Sheet } from '../../../../src/features/catalogue/Sheet';
import { documentAt } from '../../../support/content';

const show = (path = '/goods') =>
  render(
    <Sheet
      entry={{
        slug: 'toor-dal',
        path,
        name: 'Toor Dal',
        image: { alt: 'Picture', file: { childImageSharp: null } },
        description: 'In short.',
        details: 'At length.',
        list: null,
        tables: [],
      }}
      texts={{ print: 'Print', fullSheet: 'All of {item}' }}
      actions={null}
    />,
  );

test('the button prints', () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  show();
  expect(print).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});

test('links to the page of the entry and prints its URL', () => {
  show('/goods/toor-dal');
  expect(screen.getByRole('link', { name: 'All of Toor Dal' }).getAttribute('href')).toBe('/goods/toor-dal');
  expect(screen.getByText(`${documentAt('site.json').siteUrl}/goods/toor-dal`)).toBeTruthy();
});
