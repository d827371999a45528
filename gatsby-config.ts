import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { documentTypeName } from './src/gatsby/node/documentTypeName';
import { sassPluginOptions } from './src/gatsby/node/sassOptions';
import { pathPrefix } from './src/routes';

const config: GatsbyConfig = {
  jsxRuntime: 'automatic',
  trailingSlash: 'never',
  pathPrefix: pathPrefix(),
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: 'src/gatsby-types.d.ts',
    documentSearchPaths: ['./gatsby-node.ts', './src/gatsby/**/*.ts'],
  },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: path.resolve('content'),
        // Ignore the guide for editors, its field tables and the JSON Schemas, which are not content.
        ignore: ['**/.schemas/**', '**/[A-Z]*.md'],
      },
    },
    'gatsby-last-valid-json',
    { resolve: 'gatsby-transformer-json', options: { typeName: documentTypeName } },
    {
      resolve: 'gatsby-transformer-remark',
      options: {
        plugins: [
          'gatsby-remark-article',
          {
            resolve: 'gatsby-remark-images',
            options: { maxWidth: 760, linkImagesToOriginal: false, disableBgImageOnAlpha: true },
          },
        ],
      },
    },
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-sass', options: sassPluginOptions },
    'gatsby-plugin-react-helmet',
  ],
};

export default config;
