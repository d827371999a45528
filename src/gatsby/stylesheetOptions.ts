/** Options of gatsby-plugin-sass: how the stylesheets are compiled and freed of unused rules. */
import path from 'node:path';
import purgecss from '@fullhuman/postcss-purgecss';
import type { Plugin, Root } from 'postcss';
import { resolveBulmaVariables } from './resolveBulmaVariables';

const purge = purgecss({
  // Beside the components, what else names roles and classes.
  content: ['src/**/*.tsx', 'src/hooks/useTabs.ts', 'src/gatsby/tableHeaders.ts'],
  // Bulma declares hundreds of variables; ours are also read by CSS modules, which this file knows nothing of.
  variables: true,
  // Words that the components have in other senses, or that Bulma uses beside them.
  blocklist: ['icon', 'is-fullwidth', 'is-spaced', 'select', 'subtitle', 'tabs'],
  safelist: {
    variables: [/^--(?!bulma-)/],
    // In no markup of ours: the document itself, and what Markdown becomes.
    standard: ['html', 'body', /^(table|thead|tbody|tr|th|td|ol|blockquote|pre|code|h[1-6])$/],
  },
}) as Plugin;

/**
 * Rules of Bulma for what the site does not have; PurgeCSS keeps them, because it knows each word of them. The last
 * are for fields that cannot be written in, whose shadow no field of ours has, and for the focus, which has one ring here.
 */
const UNUSED = new RegExp(
  [
    String.raw`\.is-primary\.(input|textarea)|\.content (h1|figure)|\.(button|title) strong|\.breadcrumb ul|\.subtitle`,
    String.raw`^\.buttons:not|[^:]:-(moz|ms-input)-placeholder|^\[readonly\]`,
    String.raw`^(a|button):focus-visible$|^(a|\.?button|\.input|\.textarea)(:focus-visible)?:(active|focus|focus-within)$`,
  ].join('|'),
);

/**
 * What Bulma computes the colours, edges and shadows of buttons and fields from; `styles/_controls.scss` sets those
 * themselves.
 */
const COMPUTED = /--bulma-(button|input-border)-/;

/**
 * Drops what no markup names from the stylesheets that are no CSS modules, and the variables that nothing changes. A CSS module holds only
 * what its component uses.
 */
const reduceGlobalStyles: Plugin = {
  postcssPlugin: 'reduce-global-styles',
  OnceExit: async (root: Root, helpers) => {
    if (root.source?.input.file?.endsWith('.module.scss')) return;
    await purge.OnceExit?.(root, helpers);
    root.walkRules((rule) => {
      const used = rule.selectors.filter((selector) => !UNUSED.test(selector));
      if (used.length === 0) rule.remove();
      else if (used.length < rule.selectors.length) rule.selectors = used;
    });
    root.walkDecls((declaration) => {
      if (COMPUTED.test(declaration.prop + declaration.value)) declaration.remove();
    });
    resolveBulmaVariables(root);
  },
};

/**
 * Names a class of a CSS module after its file and itself, such as `Footer-legal`. Each page carries these names in its
 * styles and in its markup, where words weigh less than digits of chance; no two modules have the same name
 * (`__tests__/gatsby/stylesheetOptions.test.ts`).
 */
export const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, name: string): string =>
  `${path.basename(resourcePath, '.module.scss')}-${name}`;

export const stylesheetOptions = {
  cssLoaderOptions: { modules: { getLocalIdent } },
  sassOptions: {
    includePaths: [path.resolve('node_modules')],
    // Bulma 1.0.4 and the plugin's sass-loader speak an older Sass; their notices are not ours to mend.
    quietDeps: true,
    silenceDeprecations: ['legacy-js-api', 'if-function'],
  },
  postCssPlugins: [reduceGlobalStyles],
};
