import { render, screen } from '@testing-library/react';
import { EmailLink } from '../../../../src/components/EmailLink/EmailLink';

test('writes to the address', () => {
  render(<EmailLink address="enquiries@example.com">Write</EmailLink>);
  expect(screen.getByRole('link', { name: 'Write' }).getAttribute('href')).toBe(
    'mailto:enquiries@example.com',
  );
});
