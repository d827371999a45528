import * as rules from './rules';

const rule = (pattern: string, headers: rules.Headers): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Prints `_headers` for Netlify and Cloudflare Pages. The syntax has these limitations:
 *
 * - If several rules match, the hosts join the values of a header. Therefore, no path may match two rules for
 *   `Cache-Control`. All other paths have no such rule, because both hosts revalidate by default.
 * - A rule also applies if the file does not exist.
 * - Patterns are not regular expressions. The rule for scripts therefore also matches scripts without a hash in their
 *   name, such as `/sw.js`.
 */
export const printHeaders = (): string =>
  `${[
    rule('/*', rules.commonHeaders),
    ...rules.immutableFolders.map((folder) => rule(`${folder}/*`, { 'Cache-Control': rules.ONE_HOUR })),
    ...rules.immutableExtensions.map((extension) =>
      rule(`/*${extension}`, { 'Cache-Control': rules.ONE_HOUR }),
    ),
  ].join('\n\n')}\n`;

export const printRedirects = (): string =>
  Object.entries(rules.redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');
