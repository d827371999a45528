import { copyFileSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../content/read/contentFiles';

const NO_PAGES = /^(static|page-data|share)\//;

/**
 * Copies each page to a flat file, such as `about/index.html` to `about.html`. Some hosts then serve `/about` without a
 * redirect to `/about/`. Also removes copies of pages that no longer exist, because Gatsby keeps the files of earlier
 * builds in the output folder.
 * @param staticDir Gatsby's `static` folder; HTML files that come from this folder are kept
 */
export function writeFlatHtml(publicDir: string, staticDir: string, paths: readonly string[]): void {
  const copies = new Set(
    paths.filter((page) => !page.endsWith('.html') && page !== '/').map((page) => `${page}.html`),
  );
  for (const file of filesIn(publicDir)) {
    const isFlatPage = file.endsWith('.html') && path.basename(file) !== 'index.html' && !NO_PAGES.test(file);
    const isKept =
      copies.has(`/${file}`) || paths.includes(`/${file}`) || existsSync(path.join(staticDir, file));
    if (isFlatPage && !isKept) rmSync(path.join(publicDir, file));
  }
  for (const copy of copies)
    copyFileSync(
      path.join(publicDir, copy.slice(0, -'.html'.length), 'index.html'),
      path.join(publicDir, copy),
    );
}
