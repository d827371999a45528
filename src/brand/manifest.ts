import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PluginRef } from 'gatsby';
import { spellings } from '../content-model/read/contentFiles';
import { BRAND_ICONS } from '../lib/generatedFiles';
import type { Settings } from './settings';

const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}` });

/** gatsby-plugin-manifest makes the icons and the web manifest. The script of each page contains these options. */
export function manifestPlugin({ brand, site: { productName } }: Settings): PluginRef {
  const { symbol, logo, colors } = brand;
  const files = spellings(symbol ?? logo).map((name) => path.posix.join('content', name));
  return {
    resolve: 'gatsby-plugin-manifest',
    options: {
      name: productName,
      short_name: productName,
      start_url: '/',
      theme_color: colors.primary,
      icon: files.find((file) => existsSync(file)),
      icons: [icon(BRAND_ICONS.touch.slice(1), 180), icon('icon.png', 512)],
      // The HTML of each page has short URLs, and no links to icons that the manifest lists.
      cache_busting_mode: 'none',
      legacy: false,
    },
  };
}
