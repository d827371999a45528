import type { GatsbyNode } from 'gatsby';

interface WebpackPlugin {
  constructor: { name: string };
  options: { ignoreOrder?: boolean };
}

/**
 * Gives each page the styles of its own components. By default Gatsby joins all styles of the site in one file and
 * inlines it into every page. Rules of CSS modules are scoped to one component, so their order does not matter, and
 * the warning about it is turned off.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ getConfig, stage, actions }) => {
  const config = getConfig();
  const plugins: WebpackPlugin[] = config.plugins ?? [];
  for (const plugin of plugins.filter((one) => one.constructor.name === 'MiniCssExtractPlugin'))
    plugin.options.ignoreOrder = true;
  if (stage === 'build-javascript') delete config.optimization.splitChunks.cacheGroups.styles;
  actions.replaceWebpackConfig(config);
};
