import type { GatsbyNode } from 'gatsby';

/**
 * Turns off Gatsby's Slice API, which this site does not use. With it, a build with a warm cache renders only the
 * pages whose data or scripts changed, and leaves outdated styles inlined in all others.
 */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  delete process.env.GATSBY_SLICES;
};
