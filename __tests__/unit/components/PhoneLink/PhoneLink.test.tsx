import { render, screen } from '@testing-library/react';
import { PhoneLink } from '../../../../src/components/PhoneLink/PhoneLink';

test('calls the number, without its spaces', () => {
  render(<PhoneLink number="+91 20 5550 0100" />);
  expect(screen.getByRole('link', { name: '+91 20 5550 0100' }).getAttribute('href')).toBe(
    'tel:+912055500100',
  );
});
