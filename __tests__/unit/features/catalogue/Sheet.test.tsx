import { fireEvent, render, screen } from '@testing-library/react';
import { Sheet } from '../../../../src/features/catalogue/Sheet';
import { documentAt } from '../../../support/content';

const show = (path = '/goods') =>
  render(
    <Sheet
      entry={{
        slug: 'toor-dal',
        name: 'Toor Dal',
        image: { alt: 'Picture', file: { childImageSharp: null } },
        description: 'In short.',
        details: 'At length.',
      }}
      facts={{ tables: [] }}
      labels={{ print: 'Print' }}
      actions={null}
      path={path}
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

test.each([
  ['/goods/', '/goods'],
  ['/pulsesproducts', '/PulsesProducts'],
])('at %s the sheet bears the address of %s', (path, canonical) => {
  show(path);
  expect(screen.getByText(`${documentAt('site.json').siteUrl}${canonical}#toor-dal`)).toBeTruthy();
});
