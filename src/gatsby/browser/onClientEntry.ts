import type { GatsbyBrowser } from 'gatsby';

/** Runs before Gatsby starts. `onRouteUpdate` does all scrolling (docs/behaviour.md, "Scrolling"). */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  window.history.scrollRestoration = 'manual';
};
