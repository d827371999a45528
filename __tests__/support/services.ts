/** The services and the texts of their page. */
import type { Page } from 'playwright-core';
import { documentAt, documentsIn } from './content';
import { filled } from './filled';
import { main } from './visitor';

export const servicesPage = documentAt('pages/services.json');

export const services = documentsIn<{
  title: string;
  description: string;
  features: string[];
  link: string;
  detail: { features?: { title: string }[]; numbered: boolean };
}>('services');

/** A term that matches some of the services. */
export const TERM = services[1]?.features[0] ?? '';

/** Returns the titles of the visible services. */
export const shown = (page: Page) => () =>
  main(page).getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents();

/** Returns the titles of the services that match a term. */
export const found = (term: string) =>
  services
    .filter(({ title: name, description, features }) =>
      [name, description, ...features].some((text) => text.toUpperCase().includes(term.toUpperCase())),
    )
    .map(({ title }) => title);

/** Returns the heading for a term without matches. */
export const noMatchTitle = (term: string) => filled(servicesPage.noMatch.title, { term });
