import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { canonicalPath } from '../../src/routes';

/**
 * The routes of the pages that were built, those of the 404 page and the page of thanks among them, aliases not.
 * @param publicDir the folder of the built site
 * @throws if there is no built site
 */
export function builtRoutes(publicDir: string): string[] {
  if (!existsSync(path.join(publicDir, 'index.html')))
    throw new Error('There is no built site yet. Run: npm run build');
  return readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`.replace(/^\/\.$/, '/'))
    .filter((route) => canonicalPath(route) === route)
    .sort();
}

/**
 * The routes to measure.
 * @param wanted those asked for; none means all
 * @throws if one of them is not among the pages built
 */
export function chosenRoutes(built: readonly string[], wanted: readonly string[]): string[] {
  const unknown = wanted.filter((route) => !built.includes(route));
  if (unknown.length > 0)
    throw new Error(`No page was built for ${unknown.join(', ')}. There are: ${built.join(', ')}`);
  return built.filter((route) => wanted.length === 0 || wanted.includes(route));
}
