/** Options of gatsby-plugin-sass, including PurgeCSS, which removes unused rules of Bulma. */
import path from 'node:path';
import purgecss from '@fullhuman/postcss-purgecss';
import type { Plugin, Root } from 'postcss';

/** Comments in the stylesheets exclude the site's own rules (`purgecss start ignore`). */
const purgeOptions: Parameters<typeof purgecss>[0] = {
  content: ['src/**/*.tsx', 'src/ui/hooks/useTabs.ts'],
  // Ignore words after a dot: `styles.box` is a class of a CSS module, not Bulma's `box`.
  defaultExtractor: (source) => source.match(/(?<![.\w-])[\w-]+/g) ?? [],
  // Names of properties in the source, not Bulma's class and element. Code in articles looks as browsers show it.
  blocklist: ['icon', 'code'],
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

export const sassPluginOptions = {
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
};
