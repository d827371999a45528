const HEADING_OR_TABLE = /<h[1-6][^>]*>([\s\S]*?)<\/h[1-6]>|<table>([\s\S]*?)<\/table>/g;
const FIRST_CELL = /(<tr>\s*)<td([^>]*)>([\s\S]*?)<\/td>/g;

/** The text of `html`, for use in a quoted attribute. */
const asAttribute = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();

/**
 * Makes the tables of an article accessible, which Markdown cannot express: the first cell of a row becomes its
 * header, and the heading above the table its label. The wrapper scrolls if the table is too wide, and is focusable
 * so that the keyboard can scroll it.
 * @param html the article as gatsby-transformer-remark renders it
 */
export function tableHeaders(html: string): string {
  let headingAbove = '';
  return html.replace(HEADING_OR_TABLE, (whole, heading?: string, rows?: string) => {
    if (rows === undefined) {
      headingAbove = asAttribute(heading ?? '');
      return whole;
    }
    const withHeaders = rows
      .replace(/<th(?=[ >])/g, '<th scope="col"')
      .replace(FIRST_CELL, (cell, before: string, attributes: string, words: string) =>
        words.trim() ? `${before}<th scope="row"${attributes}>${words}</th>` : cell,
      );
    const label = headingAbove && ` aria-label="${headingAbove}"`;
    return `<div class="table-frame" role="group"${label} tabindex="0"><table${label}>${withHeaders}</table></div>`;
  });
}
