/** Headings of sections in the HTML of an article. */
const SECTION_HEADING = /<h2>([\s\S]*?)<\/h2>/g;

/**
 * The ids of sections, by which links lead to them, in the order of `titles`: the words of each title, and a number
 * where two are equal. Titles may be plain text or HTML.
 */
export function sectionIds(titles: readonly string[]): string[] {
  const ids: string[] = [];
  for (const title of titles) {
    const words = title
      .replace(/<[^>]*>|&[^;]+;/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu);
    const id = words?.join('-') ?? 'section';
    const before = ids.filter((other) => other === id || other.startsWith(`${id}--`)).length;
    ids.push(before ? `${id}--${before + 1}` : id);
  }
  return ids;
}

/** The HTML of an article with ids at its sections. */
export function withSectionIds(html: string): string {
  const ids = sectionIds([...html.matchAll(SECTION_HEADING)].map(([, title = '']) => title));
  return html.replace(SECTION_HEADING, (_, title: string) => `<h2 id="${ids.shift()}">${title}</h2>`);
}
