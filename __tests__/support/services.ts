/** The services and the texts around them. */
import { interpolate } from '../../src/components/interpolate';
import { filterServices } from '../../src/features/search/useServiceSearch';
import { documentAt, documentsIn } from './content';

export const servicesPage = documentAt('pages/services.json');

export const services = documentsIn<{
  title: string;
  description: string;
  features: string[];
  link: string;
  detail: { features: object[] };
}>('services');

/** The titles of the services that a term finds. */
export const found = (term: string) => filterServices(services, term).map(({ title }) => title);

/** The line above the services that a term finds. */
export const resultLine = (term: string) =>
  interpolate(servicesPage.results, { count: found(term).length, term });

/** The heading where a term finds nothing. */
export const noMatchTitle = (term: string) => interpolate(servicesPage.noMatch.title, { term });
