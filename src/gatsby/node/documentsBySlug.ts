import type { Node } from 'gatsby';

/** The slugs that a field holds, in a list or alone. */
type Slugs = readonly string[] | string | null | undefined;

interface Context {
  nodeModel: {
    findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<Node> }>;
    getNodesByIds: (args: { ids: readonly string[]; type: string }) => readonly Node[];
  };
}

/**
 * The resolver of fields that name documents by their slugs: one document, or a list in the order of the slugs. The
 * content check has proved that they exist. Files are queried by name, which Gatsby indexes.
 */
export async function documentsBySlug(
  source: Readonly<Record<string, Slugs>>,
  _: unknown,
  { nodeModel }: Context,
  { fieldName, returnType }: { fieldName: string; returnType: unknown },
) {
  const type = String(returnType).replace(/[[\]!]/g, '');
  const find = async (slug: string) => {
    const query = { filter: { name: { eq: slug } } };
    const { entries: files } = await nodeModel.findAll({ type: 'File', query });
    // A picture may have the same name; what it is made into is of another type.
    const ids = [...files].flatMap(({ children }) => children);
    return nodeModel.getNodesByIds({ ids, type })[0];
  };
  const slugs = source[fieldName];
  if (!slugs) return null;
  return typeof slugs === 'string' ? find(slugs) : Promise.all(slugs.map(find));
}
