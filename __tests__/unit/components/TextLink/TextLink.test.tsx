import { render, screen } from '@testing-library/react';
import { TextLink } from '../../../../src/components/TextLink/TextLink';

test('leads to a page of the site or to a full address', () => {
  render(
    <>
      <TextLink to="/about">In</TextLink>
      <TextLink to="https://example.com/">Out</TextLink>
    </>,
  );
  expect(screen.getByRole('link', { name: 'In' }).getAttribute('href')).toBe('/about');
  expect(screen.getByRole('link', { name: 'Out' }).getAttribute('href')).toBe('https://example.com/');
});
