/** What of a service is searched. */
export interface Searchable {
  title: string;
  description: string;
  features: readonly string[];
}

/**
 * The services whose title, description or a feature contains the term, letter case aside; every character of
 * the term stands for itself (specification: "Services"). An empty term matches all.
 */
export function filterServices<Service extends Searchable>(
  services: readonly Service[],
  term: string,
): readonly Service[] {
  const wanted = term.toLowerCase();
  return services.filter(({ title, description, features }) =>
    [title, description, ...features].some((text) => text.toLowerCase().includes(wanted)),
  );
}
