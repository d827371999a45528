import { render, screen } from '@testing-library/react';
import { EnquireLink } from '../../../../src/enquiry/entry/EnquireLink';

test('prefills nothing if the catalogue is empty', () => {
  render(<EnquireLink action={{ label: 'Ask', to: '/contact' }} subject="About {item}" item={undefined} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/contact');
  expect(screen.getByRole('link').dataset.state).toBeUndefined();
});
