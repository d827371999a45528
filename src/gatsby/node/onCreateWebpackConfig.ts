import type { GatsbyNode } from 'gatsby';

/**
 * Splits styles by page. By default, Gatsby merges all styles of the site into one file and inlines this file into every
 * page (docs/decisions.md, "Gatsby").
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  if (stage === 'build-javascript')
    actions.setWebpackConfig({ optimization: { splitChunks: { cacheGroups: { styles: false } } } });
};
