/** Reads built HTML as text. */

/** Returns the first group of all matches of `pattern`. */
export const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

/** Returns the JSON-LD blocks in the HTML of a page. */
export const dataBlocks = (html: string): string[] =>
  all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);

export const preloadedFonts = (html: string): string[] =>
  all(html, /<link [^>]*rel="preload" href="([^"]+\.woff2)"/g);
