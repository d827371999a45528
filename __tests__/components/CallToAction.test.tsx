import { render, screen } from '@testing-library/react';
import { CallToAction } from '../../src/components/CallToAction/CallToAction';

test('a button leads where its content says', () => {
  render(<CallToAction action={{ label: 'Enquire Now', to: '/contact' }} />);
  const link = screen.getByRole('link', { name: 'Enquire Now' });
  expect(link.getAttribute('href')).toBe('/contact');
  expect(link.className).toBe('button is-primary');
});
