import { copyFileSync } from 'node:fs';
import path from 'node:path';

/** Copies each page to a flat file, such as `about.html`, which some hosts serve as `/about` without a redirect. */
export function writeFlatHtml(publicDir: string, { nodes }: Queries.BuiltPagesQuery['pages']): void {
  for (const { path: page } of nodes.filter((each) => !each.path.endsWith('.html') && each.path !== '/'))
    copyFileSync(path.join(publicDir, page, 'index.html'), path.join(publicDir, `${page}.html`));
}
