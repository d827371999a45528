/** Options of gatsby-plugin-sass: how the stylesheets are compiled and freed of unused rules. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import purgecss from '@fullhuman/postcss-purgecss';
import type { Plugin, Root } from 'postcss';

type Options = Parameters<typeof purgecss>[0];

/** The variables of Bulma that CSS modules and components read; the global stylesheet may not use them itself. */
function variablesOfModules(): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const readers = files.filter((file) => /\.module\.scss$|\.tsx$/.test(file));
  return readers.flatMap(
    (file) => readFileSync(path.join('src', file), 'utf8').match(/--bulma-[\w-]+/g) ?? [],
  );
}

/**
 * What PurgeCSS keeps of the global stylesheets: the rules of all classes and elements that the markup names, and the
 * variables that they use.
 * @param markup more markup, in which a test names further classes
 */
export const purgeOptions = (markup = ''): Options => ({
  content: ['src/**/*.tsx', 'src/hooks/useTabs.ts', { raw: markup, extension: 'html' }],
  // `styles.box` is a class of a CSS module, and not of Bulma.
  defaultExtractor: (source) => source.match(/(?<![.\w-])[\w-]+/g) ?? [],
  variables: true,
  safelist: {
    variables: [/^--(?!bulma-)/, ...variablesOfModules()],
    // In no markup of ours: the document itself, and what Markdown becomes.
    standard: ['html', 'body', /^(table|thead|tbody|tr|th|td|ol|blockquote|pre|code|h[1-6])$/, 'table-frame'],
  },
});

/** Drops unused rules from the global stylesheets. A CSS module holds only what its component uses. */
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
 * Sass finds Bulma in `node_modules`, writes no byte order mark, which webpack would put in the middle of a file, and
 * says nothing of what Bulma and Gatsby's plugin do in ways of an older Sass.
 */
export const sassOptions = {
  charset: false,
  includePaths: [path.resolve('node_modules')],
  quietDeps: true,
  silenceDeprecations: ['legacy-js-api', 'if-function'],
};

/**
 * Names a class of a CSS module by its file and itself, such as `Footer-legal`. Each page carries the names in its
 * styles and in its markup, and words compress better than digests. No two modules may have the same name
 * (`__tests__/unit/styles/modules.test.ts`).
 */
export const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, name: string): string =>
  `${path.basename(resourcePath, '.module.scss')}-${name}`;

export const sassPluginOptions = {
  cssLoaderOptions: { modules: { getLocalIdent } },
  sassOptions,
  postCssPlugins: [purgeGlobalStyles()],
};
