/** Reading built HTML as text. */

/** All matches of the first group of `pattern`. */
export const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

/** The blocks of JSON-LD in the HTML of a page. */
export const dataBlocks = (html: string): string[] =>
  all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);

export const preloadedFonts = (html: string): string[] =>
  all(html, /<link [^>]*rel="preload" href="([^"]+\.woff2)"/g);
