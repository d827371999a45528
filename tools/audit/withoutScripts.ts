/** Data that search engines read is no script that runs. */
const isData = (attributes: string): boolean => /\btype=["']?application\/(ld\+)?json\b/i.test(attributes);

/** Whether a link fetches what only scripts use: more scripts, or their data. */
const servesScripts = (link: string): boolean =>
  /\brel=["']?modulepreload\b/i.test(link) ||
  (/\brel=["']?(preload|prefetch)\b/i.test(link) && /\bas=["']?(script|worker|fetch)\b/i.test(link));

/**
 * A page as it would be if it had no scripts: the least that its scripts could cost.
 * What stands in `noscript` stays hidden, so that the same is painted.
 */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b([^>]*)>.*?<\/script\s*>/gis, (element, attributes: string) =>
      isData(attributes) ? element : '',
    )
    .replace(/<link\b[^>]*>/gi, (link) => (servesScripts(link) ? '' : link));
