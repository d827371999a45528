import { foldForSearch } from '../../foldForSearch';

/** The fields of a service that are searched. */
export interface Searchable {
  title: string;
  description: string;
  features: readonly string[];
}

/**
 * The services whose title, description or a feature contains the term, both folded (docs/behaviour.md, "Services").
 * The term is a plain text, not a pattern; an empty one matches all services.
 */
export function filterServices<Service extends Searchable>(
  services: readonly Service[],
  term: string,
): readonly Service[] {
  if (!term) return services;
  const wanted = foldForSearch(term);
  return services.filter(({ title, description, features }) =>
    [title, description, ...features].some((text) => foldForSearch(text).includes(wanted)),
  );
}
