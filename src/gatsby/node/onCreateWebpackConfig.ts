import type { GatsbyNode } from 'gatsby';

interface WebpackPlugin {
  constructor: { name: string };
  options: { ignoreOrder?: boolean };
}

/**
 * Splits styles by page, and publishes no source maps. By default Gatsby joins all styles of the site in one file and
 * inlines it into every page.
 * The warning about the order of styles is turned off: the order of CSS modules does not matter, because each is
 * scoped to its component.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ getConfig, stage, actions }) => {
  const config = getConfig();
  const plugins: WebpackPlugin[] = config.plugins ?? [];
  for (const plugin of plugins.filter((candidate) => candidate.constructor.name === 'MiniCssExtractPlugin'))
    plugin.options.ignoreOrder = true;
  if (stage === 'build-javascript') {
    delete config.optimization.splitChunks.cacheGroups.styles;
    config.devtool = false;
  }
  actions.replaceWebpackConfig(config);
};
