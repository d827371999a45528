import { fireEvent, render, screen } from '@testing-library/react';
import { Sheet } from '../../../../src/features/catalogue/Sheet';

test('the button prints', () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const entry = {
    slug: 'toor-dal',
    path: '/goods',
    name: 'Toor Dal',
    image: { alt: 'Picture', file: { childImageSharp: null } },
    description: 'In short.',
    details: 'At length.',
    list: null,
    tables: [],
  };
  render(<Sheet entry={entry} texts={{ print: 'Print', fullSheet: 'All of {item}' }} actions={null} />);
  expect(print).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});
