/** The services and the texts of their page. */
import type { Page } from 'playwright-core';
import { filterServices } from '../../src/business/services/useServiceSearch';
import { interpolate } from '../../src/lib/interpolate';
import { documentAt, documentsIn } from './content';

export const servicesPage = documentAt('pages/services.json');

export const services = documentsIn<{
  title: string;
  description: string;
  features: string[];
  link: string;
}>('services');

export const ALL = services.map(({ title }) => title);
/** A term that matches some of the services. */
export const TERM = services[1]?.features[0] ?? '';

/** Returns the titles of the visible services. */
export const shown = (page: Page) => () =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents();

/** Returns the titles of the services that match a term. */
export const found = (term: string) => filterServices(services, term).map(({ title }) => title);

/** Returns the result line for a term. */
export const resultLine = (term: string) =>
  interpolate(servicesPage.results, { count: found(term).length, term }, 'en');

/** Returns the heading for a term without matches. */
export const noMatchTitle = (term: string) => interpolate(servicesPage.noMatch.title, { term });
