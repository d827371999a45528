import { BRIEF, everywhere, type Headers, immutableExtensions, immutableFolders, redirects } from './rules';

const rule = (pattern: string, headers: Headers): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_headers`, for Netlify and Cloudflare Pages. Both join the values of a header if several rules match, so no path
 * may match two rules for `Cache-Control`. Other paths have no rule for it: both hosts revalidate by default. A rule
 * holds for the path, whether the file exists or not. Patterns have no regular expressions, so scripts without a hash
 * in their name, such as `/sw.js`, have the same rule as the others.
 */
export const printHeaders = (): string =>
  `${[
    rule('/*', everywhere),
    ...immutableFolders.map((folder) => rule(`${folder}/*`, { 'Cache-Control': BRIEF })),
    ...immutableExtensions.map((extension) => rule(`/*${extension}`, { 'Cache-Control': BRIEF })),
  ].join('\n\n')}\n`;

/** `_redirects`, for the same hosts. */
export const printRedirects = (): string =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
