import { render, screen } from '@testing-library/react';
import { ArrowLink } from '../../../../src/components/ArrowLink/ArrowLink';

test('is heard with what its label leaves open, and seen without', () => {
  render(<ArrowLink to="/about" label="Read More" about="Our History" />);
  const link = screen.getByRole('link', { name: 'Read More Our History' });
  expect(link.getAttribute('href')).toBe('/about');
  expect(link.querySelector('.is-sr-only')?.textContent).toBe(' Our History');
});

test('may say all with its label', () => {
  render(<ArrowLink to="/blog" label="All Articles" />);
  expect(screen.getByRole('link', { name: 'All Articles' }).textContent).toBe('All Articles');
});
