import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { manifestPlugin } from './src/brand/manifest';
import { settingsOf } from './src/brand/settings';
import { finishContent } from './src/content-model/finishContent';
import { isIgnored } from './src/content-model/read/contentFiles';
import { sassPluginOptions } from './src/styles/sassOptions';

const contentDir = path.resolve('content');

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
      options: { defaults: { formats: ['webp'], transformOptions: { cropFocus: 'center' } } },
    },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-sass', options: sassPluginOptions },
    'gatsby-plugin-react-helmet',
    manifestPlugin(settingsOf(finishContent(contentDir))),
    // The router opens links in articles, except links to files.
    { resolve: 'gatsby-plugin-catch-links', options: { excludePattern: '\\.[^/]*$' } },
  ],
};

export default config;
