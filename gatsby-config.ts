import { existsSync } from 'node:fs';
import path from 'node:path';
import purgecss from '@fullhuman/postcss-purgecss';
import type { GatsbyConfig } from 'gatsby';
import type { Plugin, Root } from 'postcss';
import { finishContent } from './src/content-model/finishContent';
import { isIgnored, spellings } from './src/content-model/read/contentFiles';
import { FAIL_ON } from './src/content-model/read/readPicture';
import { settingsOf } from './src/gatsby/settings';
import { BRAND_ICONS } from './src/lib/generatedFiles';

const contentDir = path.resolve('content');
const { brand, site } = settingsOf(finishContent(contentDir));
const logoFiles = spellings(brand.symbol ?? brand.logo).map((name) => path.posix.join('content', name));
const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}` });

/** Comments in the stylesheets exclude the site's own rules (`purgecss start ignore`). */
const purgeOptions: Parameters<typeof purgecss>[0] = {
  content: ['src/**/*.tsx', 'src/ui/hooks/useTabs.ts'],
  // Ignore words after a dot: `styles.box` is a class of a CSS module, not Bulma's `box`.
  defaultExtractor: (source) => source.match(/(?<![.\w-])[\w-]+/g) ?? [],
  // Names of properties in the source, not Bulma's classes and element. Code in articles looks as browsers show it.
  blocklist: ['icon', 'code', 'subtitle'],
  variables: true,
  safelist: {
    variables: [/^--(?!bulma-)/],
    // No component contains these elements. They are in the HTML document or in rendered Markdown.
    standard: ['html', 'body', /^(table|thead|tbody|tr|th|td|ol|blockquote|h[1-6])$/],
  },
};

/** Runs PurgeCSS on the global stylesheets only. It skips CSS modules, because the extractor ignores their classes. */
function purgeGlobalStyles(): Plugin {
  const purge = purgecss(purgeOptions) as Plugin;
  return {
    postcssPlugin: 'purge-global-styles',
    OnceExit: async (root: Root, helpers) => {
      if (!root.source?.input.file?.endsWith('.module.scss')) await purge.OnceExit?.(root, helpers);
    },
  };
}

/**
 * Creates class names for CSS modules from the names of file and class, such as `Footer-legal`. Words compress better
 * than hashes. File names must be unique (`__tests__/unit/styles/modules.test.ts`).
 */
const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, name: string): string =>
  `${path.basename(resourcePath, '.module.scss')}-${name}`;

const config: GatsbyConfig = {
  jsxRuntime: 'automatic',
  trailingSlash: 'never',
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: 'src/gatsby-types.d.ts',
    documentSearchPaths: ['./src/build/*.ts', './src/search/*.ts'],
  },
  plugins: [
    {
      // The pictures. `src/gatsby/node/content.ts` makes nodes of the documents.
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: contentDir,
        ignore: ['**/*.json', '**/*.md', (file: string) => isIgnored(contentDir, file)],
      },
    },
    {
      resolve: 'gatsby-transformer-json',
      options: { typeName: ({ node }: { node: { graphqlType: string } }) => node.graphqlType },
    },
    {
      resolve: 'gatsby-transformer-remark',
      options: { plugins: [{ resolve: path.resolve('src/content-model/remark-article') }] },
    },
    {
      resolve: 'gatsby-plugin-sharp',
      // `src/gatsby/node/pictures.ts` adds AVIF files with the same crop.
      options: {
        failOn: FAIL_ON,
        defaults: { formats: ['webp'], transformOptions: { cropFocus: 'center' } },
      },
    },
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-plugin-sass',
      options: {
        cssLoaderOptions: { modules: { getLocalIdent } },
        sassOptions: {
          // Otherwise webpack would put the byte order mark of Sass into the middle of a concatenated file.
          charset: false,
          includePaths: [path.resolve('node_modules')],
          // The warnings are about Bulma, and the legacy API, which sass-loader 10 of the plugin needs.
          quietDeps: true,
          silenceDeprecations: ['legacy-js-api', 'if-function'],
        },
        postCssPlugins: [purgeGlobalStyles()],
      },
    },
    'gatsby-plugin-react-helmet',
    {
      // Makes the icons and the web manifest. The script of each page contains these options.
      resolve: 'gatsby-plugin-manifest',
      options: {
        name: site.productName,
        short_name: site.productName,
        start_url: '/',
        theme_color: brand.colors.primary,
        icon: logoFiles.find((file) => existsSync(file)),
        icons: [icon(BRAND_ICONS.touch.slice(1), 180), icon('icon.png', 512)],
        // The HTML of each page has short URLs, and no links to icons that the manifest lists.
        cache_busting_mode: 'none',
        legacy: false,
      },
    },
    // The router opens links in articles, except links to files.
    { resolve: 'gatsby-plugin-catch-links', options: { excludePattern: '\\.[^/]*$' } },
  ],
};

export default config;
