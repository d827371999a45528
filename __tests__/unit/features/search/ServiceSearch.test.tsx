import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { ServiceSearch } from '../../../../src/features/search/ServiceSearch';
import { hydrate } from '../../../support/hydrate';

const copy = JSON.parse(readFileSync('content/pages/services.json', 'utf8'));
const services = ['export', 'import', 'value-added'].map((name) => {
  const service = JSON.parse(readFileSync(`content/services/${name}-services.json`, 'utf8'));
  return { ...service, img: { alt: service.img.alt, file: { childImageSharp: null } } };
});
const search = (query: string, found = services) => (
  <ServiceSearch services={found} copy={copy} search={query} />
);
const cards = () => screen.queryAllByRole('heading', { name: / Services$/ }).length;

test('the HTML holds all services, and the filter applies once the page is alive', () => {
  expect(renderToString(search('?search=chemicals')).match(/<h3/g)).toHaveLength(3);
  const { container, complaints } = hydrate(search('?search=chemicals'));
  expect(complaints).toEqual([]);
  expect(container.querySelectorAll('h3')).toHaveLength(1);
});

test('the document waits no longer once the filter has been applied', () => {
  document.documentElement.setAttribute('data-filter-pending', '');
  render(search('?search=chemicals'));
  expect(document.documentElement.hasAttribute('data-filter-pending')).toBe(false);
});

test('the live region is there before its text', () => {
  const told: (string | undefined)[] = [];
  const watch = () => told.push(document.querySelector('[role="status"]')?.textContent ?? undefined);
  render(
    <Profiler id="search" onRender={watch}>
      {search('?search=chemicals')}
    </Profiler>,
  );
  expect([...new Set(told)]).toEqual(['', 'Showing 1 result(s) for: chemicals']);
});

test('a focus that goes with the search goes on at the results', () => {
  const { rerender } = render(search('?search=chemicals'));
  screen.getByRole('link', { name: 'Clear Search' }).focus();
  rerender(search(''));
  expect(document.activeElement?.contains(screen.getByRole('heading', { name: 'Export Services' }))).toBe(
    true,
  );
  expect(document.activeElement).not.toBe(document.body);
});

test('a focus elsewhere stays', () => {
  const button = document.createElement('button');
  document.body.append(button);
  const { rerender } = render(search('?search=chemicals'));
  button.focus();
  rerender(search(''));
  expect(document.activeElement).toBe(button);
  button.remove();
});

test('without a term: all services and More Services', () => {
  render(search('?other=1'));
  expect(cards()).toBe(3);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('link', { name: 'More Services' }).getAttribute('href')).toBe('/our-business');
  expect(screen.queryByRole('link', { name: 'Clear Search' })).toBeNull();
});

test('a term that matches: its services, their number, and the way back', () => {
  render(search('?search=%20Chemicals%20'));
  expect(cards()).toBe(1);
  expect(screen.getByRole('status').textContent).toBe('Showing 1 result(s) for: Chemicals');
  expect(screen.getByRole('link', { name: 'Clear Search' }).getAttribute('href')).toBe('/services');
  expect(screen.queryByRole('link', { name: 'More Services' })).toBeNull();
});

test('a term that matches nothing', () => {
  render(search(`?search=${encodeURIComponent('$& {term}')}`));
  expect(cards()).toBe(0);
  expect(screen.getByRole('heading', { name: 'No services found for "$& {term}"' })).toBeTruthy();
  expect(
    screen.getByText('Please try a different search term or browse all our services below.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View All Services' }).getAttribute('href')).toBe('/services');
  expect(screen.queryByRole('link', { name: 'More Services' })).toBeNull();
});

test.each(['', '?search=soy'])('while there are no services at all, with the query "%s"', (query) => {
  render(search(query, []));
  expect(screen.getByRole('heading', { name: 'No services available at the moment' })).toBeTruthy();
  expect(screen.getByText('Please check back later or contact us for more information.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByText(/No services found/)).toBeNull();
});

test('that a search has ended is told, once', () => {
  const { rerender } = render(search(''));
  const told = () => screen.getByRole('status').textContent;
  expect(told()).toBe('');
  rerender(search('?search=chemicals'));
  rerender(search(''));
  expect(told()).toBe('Search cleared: 3 service(s) shown.');
  rerender(search('?search=import'));
  expect(told()).not.toContain('cleared');
});
