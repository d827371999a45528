import path from 'node:path';
import type { GatsbyNode } from 'gatsby';

interface WebpackPlugin {
  constructor: { name: string };
  options: { ignoreOrder?: boolean };
}

/**
 * Length of the hash in the names of webpack's files. It is short because each page lists these names. The configuration
 * files of hosts expect it (`static/.htaccess`, `hosting/nginx.conf`, `vercel.json`).
 */
const HASH_LENGTH = 8;

/**
 * Modules that Gatsby and its plugins add to the script of every page, but that no page uses:
 *
 * - `<Script>`
 * - Partytown, which only `<Script strategy="off-main-thread">` needs
 * - the registration of a service worker
 *
 * Without them and without the `Head` API (`noHead.ts`), each page loads about 4 KiB less (docs/decisions.md).
 */
const UNUSED = [
  'gatsby-script',
  '@builder.io/partytown/integration',
  path.resolve('.cache/register-service-worker.js'),
];

/** The code that browsers run for the `Head` API. The site uses react-helmet. */
const HEAD = path.resolve('.cache/head/head-export-handler-for-browser.js');

/**
 * Splits styles by page, removes unused modules, and turns off source maps. By default, Gatsby merges all styles of the
 * site into one file and inlines this file into every page.
 *
 * Also turns off the warning about the order of styles. The order of CSS modules does not matter, because the classes
 * of each module are scoped to its component.
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
    output.hashDigestLength = HASH_LENGTH;
    for (const name of UNUSED) resolve.alias[name] = false;
    resolve.alias[HEAD] = path.resolve('src/gatsby/browser/noHead.ts');
  }
  actions.replaceWebpackConfig(config);
};
