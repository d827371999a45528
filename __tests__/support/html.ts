/** Reading built HTML as text. */

/** What the first group of `pattern` matches, everywhere in the HTML. */
export const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

/** The blocks of JSON-LD of a page, as they stand in its HTML. */
export const dataBlocks = (html: string): string[] =>
  all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);

export const preloadedFonts = (html: string): string[] =>
  all(html, /<link [^>]*rel="preload" href="([^"]+\.woff2)"/g);
