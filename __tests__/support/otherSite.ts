import { execFile } from 'node:child_process';
import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { type ContentCopy, contentCopy } from './contentCopy';

/** What a build needs beside the content; what is installed is shared. */
const SOURCES = ['package.json', 'tsconfig.json', 'src', 'static'];

/** One colour in place of each picture: it is the sizes that count, and they are made in a moment. */
async function paintOver(pictures: string): Promise<void> {
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
 * Builds the site from other content than the real one.
 * @param change changes a copy of the content
 * @returns the folder of the site, and `remove`
 * @throws what the build said, if it failed
 */
export async function buildOtherSite(change: (content: ContentCopy) => void) {
  const content = contentCopy();
  const root = path.dirname(content.dir);
  try {
    for (const file of readdirSync('.'))
      if (SOURCES.includes(file) || file.startsWith('gatsby-'))
        cpSync(file, path.join(root, file), { recursive: true });
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
    await paintOver(content.at('images'));
    change(content);
    await promisify(execFile)(process.execPath, [require.resolve('gatsby/cli.js'), 'build'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1' },
    });
  } catch (error) {
    content.remove();
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error([String(error), stdout, stderr].join('\n'));
  }
  return { dir: path.join(root, 'public'), remove: content.remove };
}
