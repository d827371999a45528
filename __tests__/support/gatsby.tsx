/** Mocks Gatsby in component tests, with sample documents and plain links. */
import type { AnchorHTMLAttributes } from 'react';
import { sampleDocument } from './sampleContent';

/** What `useSiteData` returns. A test may change it. */
export const siteData = {
  site: sampleDocument('site.json'),
  navigation: { ...sampleDocument('navigation.json'), resultsPage: '/services' },
  error: sampleDocument('sections/error.json'),
  brand: { logo: { publicURL: null, ratio: 1 } },
  languages: { languages: [] },
  blog: { totalCount: 1 },
};

export const graphql = () => '';
export const useStaticQuery = () => siteData;

export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a href={to} {...rest} />;
}
