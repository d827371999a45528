/**
 * The media types of text files, by extension. These files are compressed. Pictures and fonts already have compressed
 * formats.
 */
export const textTypes = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  txt: 'text/plain',
  csv: 'text/csv',
  webmanifest: 'application/manifest+json',
} as const;

/** The media type of `.xlsx` files, which the hosts know. */
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A regular expression for the extension of a text file. It does not end with `$`. */
export const TEXT_FILE = `\\.(?:${Object.keys(textTypes).join('|')})`;

/**
 * All media types of text files. Some configurations of nginx and Apache use the last two instead of `text/javascript`
 * and `application/xml`.
 */
export const allTextTypes = [...Object.values(textTypes), 'application/javascript', 'text/xml'];
