/** Mocks Gatsby in component tests, with the real settings and navigation, a logo, and plain links. */
import type { AnchorHTMLAttributes } from 'react';
import { documentAt } from './content';

const siteData = {
  site: documentAt('site.json'),
  brand: { logo: { publicURL: '/logo.svg', ratio: 1 } },
  navigation: documentAt('navigation.json'),
  error: documentAt('sections/error.json'),
};

export const graphql = () => '';
export const useStaticQuery = () => siteData;
export const withPrefix = (to: string) => to;
export const navigate = jest.fn();

/** Exposes the navigation state of the link as `data-state`. */
export function Link({
  to,
  state,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; state?: object }) {
  return <a href={to} data-state={JSON.stringify(state)} {...rest} />;
}
