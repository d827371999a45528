import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { BUILT_PAGES } from '../../build/builtPages';
import { writeEditorScreen } from '../../build/editor-screen/writeEditorScreen';
import { feed } from '../../build/feed';
import { robots, sitemap } from '../../build/sitemap';
import { writeSpecifications } from '../../build/writeSpecifications';
import { FEED_SIZE } from '../../content-model/articleLists';
import { listStatic } from '../../content-model/read/contentFiles';
import { FEED, ICON_SPRITE, ROBOTS, SITEMAP } from '../../lib/generatedFiles';
import { iconNames } from '../../lib/icons';
import { withoutTrailingSlash } from '../../routes';
import { writeSearchIndexes } from '../../search/writeSearchIndex';
import { settingsOf } from '../settings';
import { currentContent } from './content';

/** Turns off the Slice API, for which Gatsby has no setting (docs/decisions.md, "Departures from plain Gatsby"). */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  delete process.env.GATSBY_SLICES;
};

/**
 * By default, Gatsby merges all styles of the site into one file and inlines it into every page. The order of CSS
 * modules does not matter, because each has its own classes. Short hashes and no source maps make pages smaller
 * (docs/decisions.md, "Departures from plain Gatsby"). Gives the SSR APIs the content that they cannot query.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  getConfig,
  loaders,
  plugins,
  actions,
}) => {
  const config = getConfig();
  config.ignoreWarnings = [/Conflicting order/];
  // The site does not use these scripts (manifests in several languages, scripts in workers, prefetching).
  const unused = /(gatsby-plugin-manifest|partytown)[\\/]gatsby-browser\.js$|\.cache[\\/]prefetch\.js$/;
  config.module.rules.push({ test: unused, use: loaders.null() });
  if (stage === 'build-javascript') {
    config.optimization.splitChunks.cacheGroups.styles = false;
    config.output.hashDigestLength = 8;
    // By default, webpack puts the name of the package into each script.
    config.output.uniqueName = 'site';
    config.devtool = false;
    // The browsers of package.json. By default, Gatsby sets ES5, which is longer.
    config.target = 'browserslist';
    // Chrome compiles a script that begins with this comment outside the main thread, while it loads.
    const output = { preamble: '//# allFunctionsCalledOnLoad' };
    // The names of modules are numbers. webpack never calls modules with `new`, so they can be methods.
    const compress = { passes: 2, unsafe_methods: /^\d+$/ };
    const terserOptions = { ecma: 2020, compress, mangle: true, output };
    config.optimization.minimizer[0] = plugins.minifyJs({ terserOptions });
  }
  if (stage === 'build-html' || stage === 'develop-html')
    config.plugins.push(plugins.define({ SITE_SETTINGS: JSON.stringify(settingsOf(currentContent())) }));
  actions.replaceWebpackConfig(config);
};

const publicDir = path.resolve('public');

/**
 * A single path renders faster than several. Each joined path starts with an absolute `M`, because a relative `m` would
 * start at the end of the previous path.
 */
function symbol(name: string): string {
  const file = `node_modules/@tabler/icons/icons/outline/${name}.svg`;
  const lines = readFileSync(file, 'utf8').matchAll(/<path d="([^"]+)"/g);
  const drawing = [...lines].map(([, line = '']) => line.replace(/^m/, 'M')).join('');
  return `<symbol id="${name}" viewBox="0 0 24 24"><path d="${drawing}"/></symbol>`;
}

/** With `display="none"`, the browser skips the layout of the sprite. */
function writeIconSprite(): void {
  const symbols = iconNames.map(symbol).join('');
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" display="none">${symbols}</svg>`;
  writeFileSync(path.join(publicDir, ICON_SPRITE), sprite);
}

/** Writes the icon sprite and the editor screen. The development server serves them, too. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async () => {
  writeIconSprite();
  await writeEditorScreen(publicDir, currentContent().source);
};

/** Gatsby's lists of webpack files and its copy of an unused library, in `public`. */
const LEFTOVERS = ['webpack.stats.json', 'chunk-map.json', '~partytown'];

/** Copies each page to a flat file, such as `about.html`. Some hosts redirect `/about` to `/about/` without it. */
function writeFlatPages({ nodes }: Queries.BuiltPagesQuery['pages']): void {
  for (const { path: page } of nodes.filter((each) => !each.path.endsWith('.html') && each.path !== '/'))
    copyFileSync(path.join(publicDir, page, 'index.html'), path.join(publicDir, `${page}.html`));
}

/** The path from which a line of a host's file redirects. */
const REDIRECT = /^(?:RedirectMatch 301 "\^)?(\/[\w./\\-]+).*\n/gm;

/** Puts own files such as `robots.txt` in the place of those of the build. Redirects give way to them and to pages. */
function keepOwnFiles({ nodes }: Queries.BuiltPagesQuery['pages']): void {
  const files = listStatic('content');
  for (const file of files) copyFileSync(path.join('static', file), path.join(publicDir, file));
  const used = new Set([...nodes.map((page) => page.path), ...files.map((file) => `/${file}`)]);
  for (const file of files.filter((each) => ['_redirects', '.htaccess'].includes(each))) {
    const text = readFileSync(path.join('static', file), 'utf8');
    const kept = text.replace(REDIRECT, (line, from: string) =>
      used.has(withoutTrailingSlash(from.replaceAll('\\', ''))) ? '' : line,
    );
    writeFileSync(path.join(publicDir, file), kept);
  }
}

/** Writes the files that require a finished build. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql }) => {
  const { data, errors } = await graphql<Queries.BuiltPagesQuery>(BUILT_PAGES);
  if (!data || errors) throw new Error('The pages that were built could not be queried', { cause: errors });
  writeFileSync(path.join(publicDir, ROBOTS), robots(data.site.siteUrl));
  writeFileSync(path.join(publicDir, SITEMAP), await sitemap(data));
  const { site, blogPage, articles, specifications } = data;
  const latest = articles.nodes.slice(0, FEED_SIZE);
  if (blogPage && latest.length > 0) writeFileSync(path.join(publicDir, FEED), feed(site, blogPage, latest));
  await writeSearchIndexes(publicDir, graphql);
  if (specifications) await writeSpecifications(publicDir, site, specifications);
  writeFlatPages(data.pages);
  keepOwnFiles(data.pages);
  for (const file of LEFTOVERS) rmSync(path.join(publicDir, file), { recursive: true, force: true });
};
