import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathPrefix } from '../../routes';
import type { FileNode } from './resolverContext';

/**
 * Copies a file to `public`. Replaces characters in its name that some web servers decode differently, such as spaces.
 * @returns the URL of the copy, with the path prefix
 */
export function publishFile({ absolutePath, base, internal }: FileNode): string {
  const url = `/static/${internal.contentDigest}/${base.replace(/[^\w.-]+/g, '-')}`;
  const target = path.join('public', url);
  mkdirSync(path.dirname(target), { recursive: true });
  if (!existsSync(target)) copyFileSync(absolutePath, target);
  return `${pathPrefix()}${url}`;
}
