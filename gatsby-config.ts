import { existsSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { finishContent } from './src/content-model/finishContent';
import { isIgnored, spellings } from './src/content-model/read/contentFiles';
import { settingsOf } from './src/gatsby/settings';
import { BRAND_ICONS } from './src/lib/generatedFiles';
import { sassPluginOptions } from './src/styles/sassOptions';

const contentDir = path.resolve('content');
const { brand, site } = settingsOf(finishContent(contentDir));
const logoFiles = spellings(brand.symbol ?? brand.logo).map((name) => path.posix.join('content', name));
const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}` });

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
