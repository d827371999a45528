import { SOURCE_LANGUAGE } from '../../lib/sourceLanguage';
import { contextOf, type ResolverContext, TRANSLATED_FILE } from './resolverContext';

type Slugs = readonly string[] | string | null | undefined;

/**
 * Resolves fields that contain slugs of documents. Returns one document, or a list in the order of the slugs. The
 * content check guarantees that the documents exist. The function queries files by name, which Gatsby indexes.
 */
export async function documentsBySlug(
  source: Readonly<Record<string, Slugs>>,
  _: unknown,
  context: ResolverContext,
  { fieldName, returnType }: { fieldName: string; returnType: unknown },
) {
  const type = String(returnType).replace(/[[\]!]/g, '');
  const { nodeModel, language } = contextOf(source, context);
  const findIn = async (fileType: string, filter: object) => {
    const { entries: files } = await nodeModel.findAll({ type: fileType, query: { filter } });
    // A picture may have the same name, but its nodes have another type.
    const ids = [...files].flatMap(({ children }) => children);
    return nodeModel.getNodesByIds({ ids, type })[0];
  };
  const find = async (slug: string) => {
    const name = { eq: slug };
    const translated =
      language !== SOURCE_LANGUAGE && (await findIn(TRANSLATED_FILE, { name, language: { eq: language } }));
    return translated || findIn('File', { name });
  };
  const slugs = source[fieldName];
  if (!slugs) return null;
  return typeof slugs === 'string' ? find(slugs) : Promise.all(slugs.map(find));
}
