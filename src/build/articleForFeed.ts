import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';

type Attribute = { name: string; value: string };

/** Attributes that only the site's own styles and scripts use. */
const SITE_ATTRIBUTES = ['class', 'style', 'tabindex', 'loading', 'decoding'];

function withAbsoluteUrls({ name, value }: Attribute, base: string): Attribute {
  if (name === 'href' || name === 'src') return { name, value: new URL(value, base).href };
  if (name !== 'srcset') return { name, value };
  const candidates = value.split(/,\s+/).map((candidate) => {
    const [url = '', ...size] = candidate.trim().split(/\s+/);
    return [new URL(url, base).href, ...size].join(' ');
  });
  return { name, value: candidates.join(', ') };
}

/** Removes `SITE_ATTRIBUTES` below `parent`, and makes URLs absolute. */
function prepare(parent: DefaultTreeAdapterTypes.ParentNode, base: string): void {
  for (const node of parent.childNodes) {
    if (!('attrs' in node)) continue;
    node.attrs = node.attrs
      .filter(({ name }) => !SITE_ATTRIBUTES.includes(name))
      .map((attribute) => withAbsoluteUrls(attribute, base));
    prepare(node, base);
  }
}

/**
 * Converts the HTML of an article for feed readers, which show it outside the site. Makes all URLs absolute. Removes
 * everything that only the site's own styles and scripts use.
 */
export function articleForFeed(html: string, url: string): string {
  const fragment = parseFragment(html);
  prepare(fragment, url);
  return serialize(fragment);
}
