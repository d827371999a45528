/** Options of gatsby-plugin-sass, including PurgeCSS, which removes unused rules of Bulma. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import purgecss from '@fullhuman/postcss-purgecss';
import type { Plugin, Root } from 'postcss';

type Options = Parameters<typeof purgecss>[0];

/** Bulma's variables that our own styles and components use. PurgeCSS reads Bulma's rules alone, and would drop them. */
function variablesInUse(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const users = files.filter((file) => /\.(scss|tsx)$/.test(file));
  return users.flatMap((file) => readFileSync(path.join('src', file), 'utf8').match(/--bulma-[\w-]+/g) ?? []);
}

/**
 * PurgeCSS keeps the rules whose classes and elements occur in `content`, and the variables that these rules use. The
 * stylesheets exclude our own rules from it by comments (`purgecss start ignore`).
 * @param markup additional HTML to keep the rules of, for tests
 */
export const purgeOptions = (markup = ''): Options => ({
  content: ['src/**/*.tsx', 'src/hooks/useTabs.ts', { raw: markup, extension: 'html' }],
  // Not what follows a dot: `styles.box` is a class of a CSS module, not Bulma's `box`.
  defaultExtractor: (source) => source.match(/(?<![.\w-])[\w-]+/g) ?? [],
  // Words of our source that are never classes.
  blocklist: [
    'icon',
    'is-spaced',
    ':-ms-input-placeholder',
    ':-moz-placeholder',
    '::-moz-placeholder',
    '::-webkit-input-placeholder',
  ],
  variables: true,
  safelist: {
    variables: [/^--(?!bulma-)/, ...variablesInUse()],
    // In no component: the elements of the document, and those that Markdown is rendered to.
    standard: ['html', 'body', /^(table|thead|tbody|tr|th|td|ol|blockquote|pre|code|h[1-6])$/],
  },
});

/** Runs PurgeCSS on the global stylesheets. Leaves out CSS modules, whose classes the extractor ignores. */
export function purgeGlobalStyles(options = purgeOptions()): Plugin {
  const purge = purgecss(options) as Plugin;
  return {
    postcssPlugin: 'purge-global-styles',
    OnceExit: async (root: Root, helpers) => {
      if (!root.source?.input.file?.endsWith('.module.scss')) await purge.OnceExit?.(root, helpers);
    },
  };
}

/**
 * `charset: false` because webpack would concatenate Sass's byte order mark into the middle of a file. Deprecation
 * warnings that Bulma and gatsby-plugin-sass cause are silenced.
 */
export const sassOptions = {
  charset: false,
  includePaths: [path.resolve('node_modules')],
  quietDeps: true,
  silenceDeprecations: ['legacy-js-api', 'if-function'],
};

/**
 * Names the classes of CSS modules by file and class, such as `Footer-legal`: words compress better than hashes,
 * and every page has the names in its styles and in its HTML. File names must be unique
 * (`__tests__/unit/styles/modules.test.ts`).
 */
export const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, name: string): string =>
  `${path.basename(resourcePath, '.module.scss')}-${name}`;

export const sassPluginOptions = {
  cssLoaderOptions: { modules: { getLocalIdent } },
  sassOptions,
  postCssPlugins: [purgeGlobalStyles()],
};
