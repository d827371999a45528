import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildCommand, copySources, paintOver } from '../../tools/siteCopy';
import { type ContentCopy, contentCopy } from './contentCopy';

/**
 * Builds the site from other content than the real one, or for another place.
 * @param change changes a copy of the content
 * @param pathPrefix the path that the site is published under
 * @returns the folder of the site, and `remove`
 * @throws what the build said, if it failed
 */
export async function buildOtherSite(change: (content: ContentCopy) => void, pathPrefix?: string) {
  const content = contentCopy();
  const root = path.dirname(content.dir);
  try {
    copySources(root);
    await paintOver(content.at('images'));
    change(content);
    const { program, args, options } = buildCommand(root, pathPrefix);
    await promisify(execFile)(program, args, options);
  } catch (error) {
    content.remove();
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error([String(error), stdout, stderr].join('\n'));
  }
  return { dir: path.join(root, 'public'), remove: content.remove };
}
