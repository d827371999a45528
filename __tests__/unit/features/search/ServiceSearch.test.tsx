import { render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { interpolate } from '../../../../src/components/interpolate';
import { ServiceSearch } from '../../../../src/features/search/ServiceSearch';
import { documentAt } from '../../../support/content';

// What it finds elsewhere on the site is for browsers to show.
jest.mock('../../../../src/features/search/searchSite', () => ({ searchSite: () => new Promise(() => {}) }));

const copy = documentAt('pages/services.json');
const service = (title: string): Queries.ServiceCardFragment => ({
  link: `/${title}`,
  title,
  icon: 'ship',
  img: { alt: '', file: { childImageSharp: null } } as unknown as Queries.ServiceCardFragment['img'],
  description: `All about ${title}.`,
  features: [],
});
const services = ['jute', 'silk', 'silk yarn'].map(service);
const search = (query: string, all = services) => <ServiceSearch services={all} copy={copy} search={query} />;
const status = () => screen.getByRole('status').textContent;

test('the live region is there before its text', () => {
  const told: (string | undefined)[] = [];
  const watch = () => told.push(document.querySelector('[role="status"]')?.textContent ?? undefined);
  render(
    <Profiler id="search" onRender={watch}>
      {search('?search=silk')}
    </Profiler>,
  );
  expect([...new Set(told)]).toEqual(['', interpolate(copy.results, { count: 2, term: 'silk' })]);
});

test('a focus that goes with the search goes on at the results', () => {
  const { rerender } = render(search('?search=silk'));
  screen.getByRole('link', { name: copy.clearSearch }).focus();
  rerender(search(''));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: copy.resultsLabel }));
});

test('a focus elsewhere stays', () => {
  const button = document.createElement('button');
  document.body.append(button);
  const { rerender } = render(search('?search=silk'));
  button.focus();
  rerender(search(''));
  expect(document.activeElement).toBe(button);
  button.remove();
});

test.each(['', '?search=soy'])(
  'while there are no services at all, with the query "%s", it says so',
  (query) => {
    render(search(query, []));
    expect(screen.getByRole('heading', { name: copy.noServices.title })).toBeTruthy();
    expect(screen.getByText(copy.noServices.text)).toBeTruthy();
    expect(
      screen.queryByRole('heading', { name: interpolate(copy.noMatch.title, { term: 'soy' }) }),
    ).toBeNull();
    expect(status()).toBe('');
  },
);

test('that a search has ended is told, once', () => {
  const cleared = interpolate(copy.cleared, { count: 3 });
  const { rerender } = render(search(''));
  expect(status()).toBe('');
  rerender(search('?search=silk'));
  rerender(search(''));
  expect(status()).toBe(cleared);
  rerender(search('?search=jute'));
  expect(status()).not.toContain(cleared);
});
