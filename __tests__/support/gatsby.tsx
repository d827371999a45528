/** Mocks Gatsby in component tests, with real documents and plain links. */
import type { AnchorHTMLAttributes } from 'react';
import { documentAt } from './content';

/** What `useSiteData` returns. A test may change it. */
export const siteData = {
  site: documentAt('site.json'),
  navigation: documentAt('navigation.json'),
  error: documentAt('sections/error.json'),
  brand: { logo: { publicURL: null, ratio: 1 } },
  languages: { languages: [] },
};

export const graphql = () => '';
export const useStaticQuery = () => siteData;

export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a href={to} {...rest} />;
}
