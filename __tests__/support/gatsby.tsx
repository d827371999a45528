/** Mocks Gatsby in component tests, with sample documents and plain links. */
import type { AnchorHTMLAttributes } from 'react';
import { sampleDocument } from './sampleContent';

const siteData = {
  site: sampleDocument('site.json'),
  navigation: sampleDocument('navigation.json'),
  error: sampleDocument('sections/error.json'),
};

export const graphql = () => '';
export const useStaticQuery = () => siteData;

export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return <a href={to} {...rest} />;
}
