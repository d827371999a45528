import type { GatsbyNode } from 'gatsby';

interface StylePlugin {
  constructor: { name: string };
  options: { ignoreOrder?: boolean };
}

/** Rules of CSS modules are scoped to their component, so the order of the modules may differ from page to page. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ getConfig, actions }) => {
  const config = getConfig();
  const plugins: StylePlugin[] = config.plugins ?? [];
  for (const plugin of plugins)
    if (plugin.constructor.name === 'MiniCssExtractPlugin') plugin.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
};
