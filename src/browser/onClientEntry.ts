import type { GatsbyBrowser } from 'gatsby';
import { findAsAddressed } from './findAsAddressed';

/** What must be settled before Gatsby takes over the page. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  window.history.scrollRestoration = 'manual';
  findAsAddressed();
};
