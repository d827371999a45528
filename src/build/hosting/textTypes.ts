/** The media types of text files by extension: what is worth compressing. Pictures and fonts are compressed already. */
export const textTypes = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
} as const;

/** The name of a text file as a regular expression without `$`. */
export const TEXT_FILE = `\\.(?:${Object.keys(textTypes).join('|')})`;

/** All media types of text files; the last two are what some lists of nginx and Apache say instead. */
export const allTextTypes = [...Object.values(textTypes), 'application/javascript', 'text/xml'];
