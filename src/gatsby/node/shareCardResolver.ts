import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'gatsby';
import { shareCard } from '../../brand/shareCard';
import { collections, singles } from '../../content-model/collections';
import type { Brand } from '../../content-model/documents/brand';
import { valuesOfKind } from '../../content-model/schema';
import { SHARE_CARD } from '../../generatedFiles';

interface FileNode extends Node {
  name: string;
  absolutePath: string;
}
interface Context {
  nodeModel: {
    findRootNodeAncestor: <Found>(of: object, is: (node: Partial<Node>) => boolean) => Found | null;
    findOne: <Found>(query: { type: string; query: object }) => Promise<Found | null>;
  };
}

/**
 * The picture for a page's share card: the first one of its document, as a path relative to the document's file.
 * @throws if the document has none
 */
function firstPicture(node: Node): string {
  const isArticle = node.internal.type === 'MarkdownRemark';
  const type = [...collections, ...singles].find((candidate) =>
    isArticle ? candidate.format === 'markdown' : candidate.graphqlType === node.internal.type,
  );
  const [picture] = type ? valuesOfKind('picture', type.schema, isArticle ? node.frontmatter : node) : [];
  if (!picture) throw new Error(`A document of the type ${node.internal.type} has no picture to share`);
  return (picture as { file: string }).file;
}

/** The node of a file. Gatsby runs a query again when a node that it has asked for changes. */
const fileAt = (absolutePath: string, { nodeModel }: Context) =>
  nodeModel.findOne<FileNode>({
    type: 'File',
    query: { filter: { absolutePath: { eq: absolutePath.split(path.sep).join('/') } } },
  });

/** Asks for what the logo and the colours of the cards come from, so that new ones are drawn when it changes. */
async function followBrand(context: Context): Promise<void> {
  const brand = await context.nodeModel.findOne<Pick<Brand, 'logo' | 'logoOnDark'>>({
    type: 'Brand',
    query: {},
  });
  for (const file of [brand?.logo, brand?.logoOnDark])
    if (file) await fileAt(path.resolve('content', file), context);
}

/** `Seo.shareCard`: writes the share card of a page and returns its URL, without the path prefix. */
export const shareCardResolver = {
  type: 'String!',
  resolve: async (seo: { title: string }, _: unknown, context: Context): Promise<string> => {
    const { nodeModel } = context;
    const page = nodeModel.findRootNodeAncestor<Node>(
      seo,
      ({ internal }) => internal !== undefined && internal.type !== 'File',
    );
    const source = nodeModel.findRootNodeAncestor<FileNode>(seo, ({ internal }) => internal?.type === 'File');
    await followBrand(context);
    const site = await nodeModel.findOne<Node & { productName: string }>({ type: 'SiteSettings', query: {} });
    if (!page || !source || !site) throw new Error(`Nothing is known of the page "${seo.title}"`);
    const picture = path.resolve(path.dirname(source.absolutePath), firstPicture(page));
    const file = await fileAt(picture, context);
    const card = await shareCard(
      { title: seo.title, productName: site.productName, picture },
      file?.internal.contentDigest ?? '',
    );
    const url = `${SHARE_CARD.folder}/${source.name}-${card.digest}.jpg`;
    const target = path.join('public', url);
    if (!existsSync(target)) {
      mkdirSync(path.dirname(target), { recursive: true });
      await card.write(target);
    }
    return url;
  },
};
