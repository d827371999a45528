import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Folders of the build that hold no pages. */
const NO_PAGES = /^(static|page-data|share)\//;

/**
 * Puts `about.html` beside `about/index.html`: hosts that look for it serve `/about` without a redirect to `/about/`.
 * Removes the twins of pages that are no more.
 * @param publicDir the folder that is served
 * @param staticDir the folder whose files are served as they are, and none of whose is a twin
 * @param paths the pages of the site
 */
export function writeFlatHtml(publicDir: string, staticDir: string, paths: readonly string[]): void {
  const twins = new Set(
    paths.filter((page) => !page.endsWith('.html') && page !== '/').map((page) => `${page}.html`),
  );
  for (const file of readdirSync(publicDir, { recursive: true, encoding: 'utf8' })) {
    const name = file.split(path.sep).join('/');
    const isOurs = name.endsWith('.html') && path.basename(name) !== 'index.html' && !NO_PAGES.test(name);
    const isKept =
      twins.has(`/${name}`) || paths.includes(`/${name}`) || existsSync(path.join(staticDir, name));
    if (isOurs && !isKept) rmSync(path.join(publicDir, file));
  }
  for (const twin of twins)
    copyFileSync(
      path.join(publicDir, twin.slice(0, -'.html'.length), 'index.html'),
      path.join(publicDir, twin),
    );
}
