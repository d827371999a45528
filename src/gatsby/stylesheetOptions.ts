/** Options of gatsby-plugin-sass: how the stylesheets are compiled and freed of unused rules. */
import path from 'node:path';
import purgecss from '@fullhuman/postcss-purgecss';

export const stylesheetOptions = {
  sassOptions: {
    includePaths: [path.resolve('node_modules')],
    // Bulma 1.0.4 and the plugin's sass-loader speak an older Sass; their notices are not ours to mend.
    quietDeps: true,
    silenceDeprecations: ['legacy-js-api', 'if-function'],
  },
  postCssPlugins: [
    purgecss({
      content: ['src/**/*.tsx'],
      variables: true,
      safelist: {
        // Set by Gatsby around the page.
        standard: ['html', 'body', '#gatsby-focus-wrapper'],
      },
    }),
  ],
};
