/**
 * Recognises a changed content model. Gatsby's cache keeps nodes of the types that files had before, and a build with
 * such a cache fails.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the content model in the project. */
export const CONTENT_MODEL = 'src/content-model';

/** In the cache, so that it is deleted with it. */
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
 * Whether the cache was made with another content model, or by an earlier version of the site that left no hash.
 * @param directory the root of the project
 */
export function isContentModelChanged(directory: string): boolean {
  const file = path.join(directory, HASH_FILE);
  return !existsSync(file) || readFileSync(file, 'utf8') !== currentHash(directory);
}

/** Remembers the content model for the next start. Call it when Gatsby has prepared its cache. */
export const rememberContentModel = (directory: string): void =>
  writeFileSync(path.join(directory, HASH_FILE), currentHash(directory));
