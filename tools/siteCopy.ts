/** Builds the site from other content, in a separate folder, for tests. */
import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** What a build needs besides the content and the `gatsby-*` files. */
const SOURCES = ['package.json', 'tsconfig.json', 'src', 'static'];

/** Copies into `root` what a build needs besides the content, and links `node_modules`. */
export function copySources(root: string): void {
  for (const file of readdirSync('.'))
    if (SOURCES.includes(file) || file.startsWith('gatsby-'))
      cpSync(file, path.join(root, file), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
}

/**
 * Replaces each picture of a folder by a plain one of the same size and format, to speed up the build.
 * @throws if a file with the extension of a picture is not one
 */
export async function paintOver(pictures: string): Promise<void> {
  for (const file of readdirSync(pictures, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(jpe?g|png)$/.test(file)) continue;
    const picture = path.join(pictures, file);
    const { width, height, format } = await sharp(picture).metadata();
    if (!width || !height || !format) throw new Error(`${picture} is no picture`);
    const blank = sharp({ create: { width, height, channels: 3, background: '#9c7' } });
    await blank.toFormat(format).toFile(picture);
  }
}

/**
 * The arguments of `execFile` or `spawn` to build the site in `root`.
 * @param pathPrefix the path that the site is published under, such as `/site`
 */
export const buildCommand = (root: string, pathPrefix = '') => ({
  program: process.execPath,
  args: [require.resolve('gatsby/cli.js'), 'build', '--prefix-paths'],
  options: {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PATH_PREFIX: pathPrefix,
      GATSBY_TELEMETRY_DISABLED: '1',
      // Prints each step once on a line of its own. The default logger wraps and overwrites lines.
      GATSBY_LOGGER: 'yurnalist',
    },
  },
});
