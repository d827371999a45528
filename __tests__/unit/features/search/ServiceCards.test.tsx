import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import { ServiceCards } from '../../../../src/features/search/ServiceCards';

const copy = JSON.parse(readFileSync('content/pages/services.json', 'utf8'));
const service = {
  link: '/export-services',
  title: 'Export Services',
  icon: 'ship',
  img: { alt: 'A ship.', file: { childImageSharp: null } },
  description: 'Goods out of India.',
  features: ['Industrial goods'],
};

test('each card links to its service under a name of its own', () => {
  render(<ServiceCards services={[service, { ...service, link: '/x', title: 'X' }]} copy={copy} />);
  expect(screen.getByRole('link', { name: 'Read More Export Services' }).getAttribute('href')).toBe(
    '/export-services',
  );
  expect(screen.getByRole('link', { name: 'Read More X' })).toBeTruthy();
});

test('without services it says so', () => {
  render(<ServiceCards services={[]} copy={copy} />);
  expect(screen.getByText('No services available at the moment')).toBeTruthy();
  expect(screen.getByText('Please check back later or contact us for more information.')).toBeTruthy();
});

test('the overlay opens on hover and focus; Escape closes it', () => {
  render(<ServiceCards services={[service]} copy={copy} />);
  const card = screen.getByRole('heading', { name: 'Export Services' }).closest('li');
  if (!card) throw new Error('The card is no list item.');
  const link = screen.getByRole('link', { name: 'Read More Export Services' });
  expect(card.dataset.open).toBe('false');
  fireEvent.pointerOver(card, { pointerType: 'mouse' });
  expect(card.dataset.open).toBe('true');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(card.dataset.open).toBe('false');
  fireEvent.focus(link);
  expect(card.dataset.open).toBe('true');
});
