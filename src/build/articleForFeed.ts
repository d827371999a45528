import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Attribute = { name: string; value: string };

/** Attributes that serve our styles and scripts, of which a feed reader has none. */
const OURS = ['class', 'style', 'tabindex', 'loading', 'decoding'];

/** The ground that gatsby-remark-images lays under a picture that has not arrived yet. */
const PLACEHOLDER = 'gatsby-resp-image-background-image';

const attributes = (node: Node): Attribute[] => ('attrs' in node ? node.attrs : []);

const isPlaceholder = (node: Node): boolean =>
  attributes(node).some(({ name, value }) => name === 'class' && value.split(' ').includes(PLACEHOLDER));

/** An attribute with full addresses, whatever addresses it holds. */
function withFullAddresses({ name, value }: Attribute, base: string): Attribute {
  if (name === 'href' || name === 'src') return { name, value: new URL(value, base).href };
  if (name !== 'srcset') return { name, value };
  const candidates = value.split(/,\s+/).map((candidate) => {
    const [address = '', ...size] = candidate.trim().split(/\s+/);
    return [new URL(address, base).href, ...size].join(' ');
  });
  return { name, value: candidates.join(', ') };
}

function prepare(parent: DefaultTreeAdapterTypes.ParentNode, base: string): void {
  parent.childNodes = parent.childNodes.filter((node) => !isPlaceholder(node));
  for (const node of parent.childNodes) {
    if (!('attrs' in node)) continue;
    node.attrs = node.attrs
      .filter(({ name }) => !OURS.includes(name))
      .map((attribute) => withFullAddresses(attribute, base));
    prepare(node, base);
  }
}

/**
 * An article as feed readers show it: apart from our pages, so that all links and pictures have full addresses, and
 * without what serves our own styles.
 * @param html the article as gatsby-transformer-remark writes it
 * @param url the full address of the article
 */
export function articleForFeed(html: string, url: string): string {
  const fragment = parseFragment(html);
  prepare(fragment, url);
  return serialize(fragment);
}
