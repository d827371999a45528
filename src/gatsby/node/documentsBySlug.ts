import type { ResolverContext } from './resolverContext';

/** The value of a field: slugs in a list, or one slug. */
type Slugs = readonly string[] | string | null | undefined;

/**
 * The resolver of fields with slugs of documents: returns one document, or a list in the order of the slugs. The
 * content check guarantees that they exist. Files are queried by name, which Gatsby indexes.
 */
export async function documentsBySlug(
  source: Readonly<Record<string, Slugs>>,
  _: unknown,
  { nodeModel }: ResolverContext,
  { fieldName, returnType }: { fieldName: string; returnType: unknown },
) {
  const type = String(returnType).replace(/[[\]!]/g, '');
  const find = async (slug: string) => {
    const query = { filter: { name: { eq: slug } } };
    const { entries: files } = await nodeModel.findAll({ type: 'File', query });
    // A picture may have the same name; its nodes have another type.
    const ids = [...files].flatMap(({ children }) => children);
    return nodeModel.getNodesByIds({ ids, type })[0];
  };
  const slugs = source[fieldName];
  if (!slugs) return null;
  return typeof slugs === 'string' ? find(slugs) : Promise.all(slugs.map(find));
}
