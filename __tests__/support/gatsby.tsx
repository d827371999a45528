/** Stands in for Gatsby in tests of components: the real settings and navigation, a logo, links as plain links. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnchorHTMLAttributes } from 'react';

const json = (file: string) => JSON.parse(readFileSync(path.resolve('content', file), 'utf8'));
const siteData = {
  site: json('site.json'),
  brand: { logo: { publicURL: '/logo.svg', ratio: 1 } },
  navigation: json('navigation.json'),
  error: json('sections/error.json'),
};

export const graphql = () => '';
export const useStaticQuery = () => siteData;
export const withPrefix = (to: string) => to;
export const navigate = jest.fn();

/** The navigation state that a link hands over can be read from `data-state`. */
export function Link({
  to,
  state,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; state?: object }) {
  return <a href={to} data-state={JSON.stringify(state)} {...rest} />;
}
