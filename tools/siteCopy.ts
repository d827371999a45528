/** Building the site from other content than the real one, in a folder of its own. */
import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** What a build needs beside the content; what is installed is shared. */
const SOURCES = ['package.json', 'tsconfig.json', 'src', 'static'];

/** Puts into `root` all that a build needs beside its `content` folder. */
export function copySources(root: string): void {
  for (const file of readdirSync('.'))
    if (SOURCES.includes(file) || file.startsWith('gatsby-'))
      cpSync(file, path.join(root, file), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
}

/**
 * Puts one colour in place of each picture of a folder: it is the sizes that count, and they are made in a moment.
 * @throws if a file that is named like a picture is none
 */
export async function paintOver(pictures: string): Promise<void> {
  for (const file of readdirSync(pictures, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(jpe?g|png)$/.test(file)) continue;
    const picture = path.join(pictures, file);
    const { width, height, format } = await sharp(picture).metadata();
    if (!width || !height || !format) throw new Error(`${picture} is no picture`);
    const plain = sharp({ create: { width, height, channels: 3, background: '#9c7' } });
    await plain.toFormat(format).toFile(picture);
  }
}

/**
 * What builds the site in `root`, for `execFile` and `spawn`; it tells each step on a line of its own.
 * @param pathPrefix the path that the site is published under
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
      // The other logger breaks lines at the width of the terminal, and writes over them.
      GATSBY_LOGGER: 'yurnalist',
    },
  },
});
