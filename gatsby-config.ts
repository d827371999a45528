import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { manifestPlugin } from './src/brand/manifest';
import { fileTypeOf } from './src/content/collections';
import { isIgnored } from './src/content/read/contentFiles';
import { isTranslation, sourceFileFor } from './src/content/translation/languageFolders';
import { publishedJson } from './src/gatsby/node/published';
import { sassPluginOptions } from './src/styles/sassOptions';

const contentDir = path.resolve('content');

const config: GatsbyConfig = {
  jsxRuntime: 'automatic',
  trailingSlash: 'never',
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: 'src/gatsby-types.d.ts',
    documentSearchPaths: ['./src/gatsby/node/*.ts', './src/build/*.ts'],
  },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: contentDir,
        ignore: [(file: string) => isIgnored(contentDir, file)],
      },
    },
    {
      resolve: 'gatsby-content-files',
      options: {
        // `src/gatsby/node/nodes.ts` makes whole documents of translations.
        publishedText: (file: string, text: string) =>
          isTranslation(file) ? undefined : file.endsWith('.json') ? publishedJson(file, text) : text,
      },
    },
    {
      resolve: 'gatsby-transformer-json',
      options: {
        // The content check reports a file in a wrong folder.
        typeName: ({ node }: { node: FileSystemNode }) =>
          fileTypeOf(sourceFileFor(node.relativePath))?.type.graphqlType ?? 'UnknownDocument',
      },
    },
    {
      resolve: 'gatsby-transformer-remark',
      options: { plugins: ['gatsby-remark-article'] },
    },
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-sass', options: sassPluginOptions },
    'gatsby-plugin-react-helmet',
    manifestPlugin(),
    // The router opens links in articles, except links to files.
    { resolve: 'gatsby-plugin-catch-links', options: { excludePattern: '\\.[^/]*$' } },
  ],
};

export default config;
