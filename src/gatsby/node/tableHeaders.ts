const HEADING_OR_TABLE = /<h[1-6][^>]*>([\s\S]*?)<\/h[1-6]>|<table>([\s\S]*?)<\/table>/g;
const FIRST_CELL = /(<tr>\s*)<td([^>]*)>([\s\S]*?)<\/td>/g;

const asAttribute = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();

/**
 * Says in the tables of an article what Markdown has no words for, so that screen readers tell of each figure whose it
 * is: the first cell of a row is its header, and the heading above names the table. A frame around it scrolls, with
 * the keyboard as well, where the table is too wide for the screen.
 * @param html the article as gatsby-transformer-remark writes it
 */
export function tableHeaders(html: string): string {
  let above = '';
  return html.replace(HEADING_OR_TABLE, (whole, heading?: string, rows?: string) => {
    if (rows === undefined) {
      above = asAttribute(heading ?? '');
      return whole;
    }
    const withHeaders = rows
      .replace(/<th(?=[ >])/g, '<th scope="col"')
      .replace(FIRST_CELL, (cell, before: string, attributes: string, words: string) =>
        words.trim() ? `${before}<th scope="row"${attributes}>${words}</th>` : cell,
      );
    const name = above && ` aria-label="${above}"`;
    return `<div class="table-frame" role="group"${name} tabindex="0"><table${name}>${withHeaders}</table></div>`;
  });
}
