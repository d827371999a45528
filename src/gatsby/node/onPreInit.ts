import type { GatsbyNode } from 'gatsby';

/**
 * Turns off Gatsby's Slice API, which this site does not use. While it is on, a build with a warm cache
 * renders only pages whose data or scripts changed, and leaves old styles inlined in all the others.
 */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  delete process.env.GATSBY_SLICES;
};
