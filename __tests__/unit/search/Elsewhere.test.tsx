import { render, screen } from '@testing-library/react';
import { Elsewhere } from '../../../src/search/Elsewhere';
import { servicesPage } from '../../support/services';

const { title, count } = servicesPage.elsewhere;

test('the development server says that only a build has the search index', () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  Object.assign(globalThis, { fetch: () => new Promise(() => {}) });
  render(<Elsewhere term="jute" texts={{ title, count, kinds: [] }} />);
  expect(screen.getByText(/Only a build/)).toBeTruthy();
  jest.restoreAllMocks();
});
