/**
 * Detects changes to the content model. Gatsby's cache contains nodes with the types of the earlier content model. A
 * build with such a cache fails.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const CONTENT_MODEL = 'src/content';

/** The file is in the cache folder, so that it is deleted together with the cache. */
const HASH_FILE = '.cache/content-model-hash';

function currentHash(directory: string): string {
  const folder = path.join(directory, CONTENT_MODEL);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
}

/**
 * Whether the cache was created with another content model, or with a version of the site that did not write a hash.
 */
export function isContentModelChanged(directory: string): boolean {
  const file = path.join(directory, HASH_FILE);
  return !existsSync(file) || readFileSync(file, 'utf8') !== currentHash(directory);
}

/** Writes the hash of the content model for the next start. Call it after Gatsby has prepared its cache. */
export const rememberContentModel = (directory: string): void =>
  writeFileSync(path.join(directory, HASH_FILE), currentHash(directory));
