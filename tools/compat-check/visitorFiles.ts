import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Entry points of the code in the browser and of the scripts that are serialized into the HTML. */
const ENTRY_POINTS = [
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'src/html.tsx',
  'src/pages/*.tsx',
  'src/templates/*.tsx',
];

/**
 * Finds the project files whose code or styles browsers receive: the entry points with their imports, and scripts that
 * are published unchanged. Excludes packages and files that only contain types.
 * @returns paths relative to the working directory, sorted
 */
export async function visitorFiles(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: ENTRY_POINTS,
    bundle: true,
    packages: 'external',
    platform: 'neutral',
    external: ['node:*'],
    jsx: 'automatic',
    loader: { '.scss': 'empty', '.webp': 'empty' },
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const published = readdirSync('static', { recursive: true, encoding: 'utf8' });
  const scripts = published.filter((file) => file.endsWith('.js')).map((file) => path.join('static', file));
  return [...Object.keys(metafile.inputs), ...scripts].sort();
}
