import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from '../../../../src/components/Breadcrumb/Breadcrumb';

const way = () => {
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('listitem').at(-1)?.querySelector('[aria-current="page"]')).toBeTruthy();
  return [
    trail.getAllByRole('listitem').map(({ textContent }) => textContent),
    trail.getAllByRole('link').map((link) => link.getAttribute('href')),
  ];
};

test('leads from the home page to here', () => {
  render(<Breadcrumb current="Team" />);
  expect(way()).toEqual([['Home', 'Team'], ['/']]);
});

test('leads by the page between', () => {
  render(<Breadcrumb current="Export procedure" parent={{ to: '/blog', label: 'Blog' }} />);
  expect(way()).toEqual([
    ['Home', 'Blog', 'Export procedure'],
    ['/', '/blog'],
  ]);
});
