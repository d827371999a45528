import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { HASH_DIGITS } from '../../build/hosting/rules';

interface WebpackPlugin {
  constructor: { name: string };
  options: { ignoreOrder?: boolean };
}

/**
 * Modules that Gatsby and its plugins put into the script of every page, and that no page uses: `<Script>`; Partytown,
 * which only `<Script strategy="off-main-thread">` needs; the registration of a service worker; the fading of pictures
 * in Markdown. Without them each page loads 2.4 KiB less (docs/decisions.md).
 */
const UNUSED = [
  'gatsby-script',
  '@builder.io/partytown/integration',
  ...['.cache/register-service-worker.js', 'node_modules/gatsby-remark-images/gatsby-browser.js'].map(
    (file) => path.resolve(file),
  ),
];

/**
 * Splits styles by page, leaves out unused scripts, and publishes no source maps. By default Gatsby joins all styles of
 * the site in one file and inlines it into every page.
 * The warning about the order of styles is turned off: the order of CSS modules does not matter, because each is
 * scoped to its component.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ getConfig, stage, actions }) => {
  const config = getConfig();
  const plugins: WebpackPlugin[] = config.plugins ?? [];
  for (const plugin of plugins.filter((candidate) => candidate.constructor.name === 'MiniCssExtractPlugin'))
    plugin.options.ignoreOrder = true;
  if (stage === 'build-javascript') {
    const { optimization, output, resolve } = config;
    delete optimization.splitChunks.cacheGroups.styles;
    config.devtool = false;
    config.target = 'browserslist';
    output.hashDigestLength = HASH_DIGITS;
    for (const name of UNUSED) resolve.alias[name] = false;
  }
  actions.replaceWebpackConfig(config);
};
