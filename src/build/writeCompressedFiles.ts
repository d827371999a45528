import { existsSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { EDITOR_SCREEN } from '../lib/generatedFiles';

type Transform = (contents: Buffer) => Promise<Buffer>;

interface Encoding {
  compress: Transform;
  decompress: Transform;
}

/** The maximum quality, 11, would make pages and scripts 2 % smaller, but takes 2.6 times as long. */
const BROTLI_QUALITY = 10;

const encodings: Readonly<Record<'.br' | '.gz', Encoding>> = {
  '.br': {
    compress: (contents) =>
      promisify(brotliCompress)(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    decompress: promisify<Buffer, Buffer>(brotliDecompress),
  },
  '.gz': {
    compress: (contents) => promisify(gzip)(contents, { level: constants.Z_BEST_COMPRESSION }),
    decompress: promisify<Buffer, Buffer>(gunzip),
  },
};

/** Maximum number of files in memory at the same time. */
const BATCH_SIZE = 16;

/** The text files. Pictures and fonts already have compressed formats. */
const TEXT_FILE = '\\.(?:html|js|css|json|svg|xml|txt|csv|webmanifest)';
const ORIGINAL = new RegExp(`${TEXT_FILE}$`);
const COPY = new RegExp(`(${TEXT_FILE})\\.(?:br|gz)$`);

/** The HTML files that nginx and Apache send. Flat copies, such as `about.html`, are for other hosts. */
const PAGE = /(^|\/)(index|404)\.html$/;

/**
 * Whether `writeCompressedFiles` compresses a file. It does not compress the editor screen, because that would take as
 * long as all pages together, for very few users.
 * @param file path relative to the output folder, with forward slashes
 */
const shouldCompress = (file: string): boolean =>
  ORIGINAL.test(file) &&
  !file.startsWith(`${EDITOR_SCREEN.slice(1)}/`) &&
  (!file.endsWith('.html') || PAGE.test(file));

async function isCurrent(copy: string, contents: Buffer, { decompress }: Encoding): Promise<boolean> {
  try {
    return (await decompress(await readFile(copy))).equals(contents);
  } catch {
    return false;
  }
}

async function compressFile(file: string): Promise<void> {
  const contents = await readFile(file);
  for (const [extension, encoding] of Object.entries(encodings)) {
    const copy = file + extension;
    if (await isCurrent(copy, contents, encoding)) continue;
    const compressed = await encoding.compress(contents);
    if (compressed.length < contents.length) await writeFile(copy, compressed);
    else rmSync(copy, { force: true });
  }
}

/**
 * Writes `.br` and `.gz` copies next to text files, for nginx and Apache (docs/deploying.md, "Tested hosts"). It does
 * not write a current copy again, because servers create the ETag from the date of the file. It removes copies whose
 * original no longer exists, because Gatsby keeps the files of earlier builds in the output folder.
 * @param staticDir Gatsby's `static` folder; compressed files that come from this folder are kept
 */
export async function writeCompressedFiles(publicDir: string, staticDir: string): Promise<void> {
  const files = readdirSync(publicDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(publicDir, path.join(parentPath, name)).split(path.sep).join('/'),
    );
  const originals = new Set(files.filter(shouldCompress));
  for (const file of files) {
    const original = COPY.test(file) && file.slice(0, -path.extname(file).length);
    if (original && !originals.has(original) && !existsSync(path.join(staticDir, file)))
      rmSync(path.join(publicDir, file));
  }
  const queue = [...originals].map((file) => path.join(publicDir, file));
  while (queue.length > 0) await Promise.all(queue.splice(0, BATCH_SIZE).map(compressFile));
}
