import path from 'node:path';
import type { GatsbyNode } from 'gatsby';

interface WebpackPlugin {
  constructor: { name: string };
  options: { ignoreOrder?: boolean };
}

/** A file of Gatsby or one of its plugins, by its path in the project. */
const file = (...names: string[]) => path.resolve(...names);

/**
 * Parts of Gatsby that this site does not use, yet each visitor would load: `Script` and what serves it, service workers,
 * the `Head` of pages, the fading in of pictures in articles, and the scrolling; of some a shell is needed.
 */
const UNUSED = {
  'gatsby-script$': false,
  '@builder.io/partytown/integration$': false,
  [file('.cache', 'register-service-worker')]: false,
  [file('node_modules', 'gatsby-remark-images', 'gatsby-browser.js')]: false,
  [file('.cache', 'head', 'head-export-handler-for-browser')]: file('src', 'browser', 'shells', 'head.ts'),
  'gatsby-react-router-scroll$': file('src', 'browser', 'shells', 'ScrollContext.tsx'),
};

/**
 * Lets each page carry its own styles: Gatsby would put those of all components into every page. Rules of CSS modules
 * are scoped to their component, so the order of the modules may differ from page to page. What makes the structured
 * data is left out of the browser's scripts: they stand in the HTML alone.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ getConfig, stage, actions }) => {
  const config = getConfig();
  const isNamed = (name: string) => (plugin: WebpackPlugin) => plugin.constructor.name === name;
  for (const plugin of (config.plugins ?? []).filter(isNamed('MiniCssExtractPlugin')))
    plugin.options.ignoreOrder = true;
  if (stage === 'build-javascript') {
    delete config.optimization.splitChunks.cacheGroups.styles;
    Object.assign(config.resolve.alias, UNUSED);
  }
  if (stage === 'build-javascript' || stage === 'develop')
    config.resolve.alias[file('src', 'structured-data')] = false;
  actions.replaceWebpackConfig(config);
};
