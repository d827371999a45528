/** Configures gatsby-plugin-manifest, which makes the icons and the web manifest from the logo. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PluginRef } from 'gatsby';
import type * as z from 'zod';
import { brand } from '../content/documents/brand';
import { site } from '../content/documents/site';
import { spellings } from '../content/read/contentFiles';
import { BRAND_ICONS } from '../lib/generatedFiles';

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}` });

/**
 * Returns the plugin with its options. Returns no plugin if the content is invalid: Gatsby reads its configuration
 * before the content check reports the problem. The script of each page contains the options.
 */
export function manifestPlugin(): PluginRef[] {
  const look = read('content/brand.json', brand);
  const company = read('content/site.json', site);
  if (!look || !company) return [];
  const files = spellings(look.symbol ?? look.logo).map((name) => path.posix.join('content', name));
  const drawing = files.find((file) => existsSync(file));
  if (!drawing) return [];
  return [
    {
      resolve: 'gatsby-plugin-manifest',
      options: {
        name: company.productName,
        short_name: company.productName,
        start_url: '/',
        theme_color: look.colors.primary,
        icon: drawing,
        icons: [icon(BRAND_ICONS.touch.slice(1), 180), icon('icon.png', 512)],
        // The HTML of each page has short URLs, and no links to icons that the manifest lists.
        cache_busting_mode: 'none',
        legacy: false,
      },
    },
  ];
}
