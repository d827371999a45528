import { render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { ServiceSearch } from '../../../../src/business/services/ServiceSearch';
import { interpolate } from '../../../../src/lib/interpolate';
import { documentAt } from '../../../support/content';

const texts = documentAt<Queries.ServiceSearchFragment>('pages/services.json');
const service = (title: string): Queries.ServiceCardFragment => ({
  link: `/${title}`,
  title,
  icon: 'ship',
  img: { alt: '', file: { childImageSharp: null } } as unknown as Queries.ServiceCardFragment['img'],
  description: `All about ${title}.`,
  features: [],
});
const services = ['jute', 'silk', 'silk yarn'].map(service);
const search = (query: string, all = services) => (
  <ServiceSearch services={all} texts={texts} search={query} elsewhere={() => null} />
);
const status = () => screen.getByRole('status').textContent;

test('the live region is rendered before its text', () => {
  const shown: (string | undefined)[] = [];
  const watch = () => shown.push(document.querySelector('[role="status"]')?.textContent ?? undefined);
  render(
    <Profiler id="search" onRender={watch}>
      {search('?search=silk')}
    </Profiler>,
  );
  expect([...new Set(shown)]).toEqual(['', interpolate(texts.results, { count: 2, term: 'silk' })]);
});

test('when the focused link that ends the search is removed, the focus moves to the results', () => {
  const { rerender } = render(search('?search=silk'));
  screen.getByRole('link', { name: texts.clearSearch }).focus();
  rerender(search(''));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: texts.resultsLabel }));
});

test.each(['', '?search=soy'])('without any services, the query "%s" shows a notice', (query) => {
  render(search(query, []));
  expect(screen.getByRole('heading', { name: texts.noServices.title })).toBeTruthy();
  expect(screen.getByText(texts.noServices.text)).toBeTruthy();
  expect(
    screen.queryByRole('heading', { name: interpolate(texts.noMatch.title, { term: 'soy' }) }),
  ).toBeNull();
  expect(status()).toBe('');
});

test('the end of a search is announced once', () => {
  const cleared = interpolate(texts.cleared, { count: 3 });
  const { rerender } = render(search(''));
  expect(status()).toBe('');
  rerender(search('?search=silk'));
  rerender(search(''));
  expect(status()).toBe(cleared);
  rerender(search('?search=jute'));
  expect(status()).not.toContain(cleared);
});
