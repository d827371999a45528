import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from '../content/read/contentFiles';
import { EDITOR_SCREEN } from '../lib/generatedFiles';

/** The maximum quality, 11, would make pages and scripts 2 % smaller, but takes 2.6 times as long. */
const BROTLI_QUALITY = 10;

const encodings: Readonly<Record<'.br' | '.gz', (contents: Buffer) => Promise<Buffer>>> = {
  '.br': (contents) =>
    promisify(brotliCompress)(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  '.gz': (contents) => promisify(gzip)(contents, { level: constants.Z_BEST_COMPRESSION }),
};

/** The text files. Pictures and fonts already have compressed formats. */
const TEXT_FILE = /\.(html|js|css|json|svg|xml|txt|csv|webmanifest)$/;

/** The HTML files that nginx and Apache send. Flat copies, such as `about.html`, are for other hosts. */
const PAGE = /(^|\/)(index|404)\.html$/;

/**
 * Whether `writeCompressedFiles` compresses a file. It does not compress the editor screen, because that would take as
 * long as all pages together, for very few users.
 * @param file path relative to the output folder, with forward slashes
 */
const shouldCompress = (file: string): boolean =>
  TEXT_FILE.test(file) &&
  !file.startsWith(`${EDITOR_SCREEN.slice(1)}/`) &&
  (!file.endsWith('.html') || PAGE.test(file));

async function compressFile(file: string): Promise<void> {
  const contents = await readFile(file);
  const write = async ([extension, compress]: [string, (contents: Buffer) => Promise<Buffer>]) => {
    const compressed = await compress(contents);
    if (compressed.length < contents.length) await writeFile(file + extension, compressed);
  };
  await Promise.all(Object.entries(encodings).map(write));
}

/** Writes `.br` and `.gz` copies next to text files, for nginx and Apache (docs/deploying.md). */
export async function writeCompressedFiles(publicDir: string): Promise<void> {
  for (const file of filesIn(publicDir).filter(shouldCompress))
    await compressFile(path.join(publicDir, file));
}
