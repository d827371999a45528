import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'gatsby';
import { shareCard } from '../../brand/shareCard';
import { collections, singles } from '../../content-model/collections';
import type { Brand } from '../../content-model/documents/brand';
import type { PulsesProductsPage } from '../../content-model/documents/catalogues';
import type { Fiber, Product } from '../../content-model/documents/products';
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

/**
 * Writes the share card of a document's page and returns its URL, without the path prefix.
 * @param facts short lines below the title
 */
async function writeCard(
  document: Node,
  { title, facts = [] }: { title: string; facts?: readonly string[] },
  context: Context,
): Promise<string> {
  const { nodeModel } = context;
  const source = nodeModel.findRootNodeAncestor<FileNode>(
    document,
    ({ internal }) => internal?.type === 'File',
  );
  await followBrand(context);
  const site = await nodeModel.findOne<Node & { productName: string }>({ type: 'SiteSettings', query: {} });
  if (!source || !site) throw new Error(`Nothing is known of the page "${title}"`);
  const picture = path.resolve(path.dirname(source.absolutePath), firstPicture(document));
  const file = await fileAt(picture, context);
  const card = await shareCard(
    { title, facts, productName: site.productName, picture },
    file?.internal.contentDigest ?? '',
  );
  const url = `${SHARE_CARD.folder}/${source.name}-${card.digest}.jpg`;
  const target = path.join('public', url);
  if (!existsSync(target)) {
    mkdirSync(path.dirname(target), { recursive: true });
    await card.write(target);
  }
  return url;
}

/** `Seo.shareCard`: the card of a page, with its title. */
export const shareCardResolver = {
  type: 'String!',
  resolve: (seo: { title: string }, _: unknown, context: Context) => {
    const document = context.nodeModel.findRootNodeAncestor<Node>(
      seo,
      ({ internal }) => internal !== undefined && internal.type !== 'File',
    );
    if (!document) throw new Error(`Nothing is known of the page "${seo.title}"`);
    return writeCard(document, seo, context);
  },
};

/** `Product.shareCard`: with moisture and protein, by which products are bought. */
export const productCardResolver = {
  type: 'String!',
  resolve: async (product: Node & Product, _: unknown, context: Context) => {
    const page = await context.nodeModel.findOne<PulsesProductsPage>({
      type: 'PulsesProductsPage',
      query: {},
    });
    const { moisture, protein } = product.specs;
    const facts = [`${page?.specLabels.moisture}: ${moisture}`, `${page?.specLabels.protein}: ${protein}`];
    return writeCard(product, { title: product.name, facts }, context);
  },
};

/** How many limits the card of a fiber shows. */
const LIMITS_ON_CARD = 2;

/** `Fiber.shareCard`: with its first limits. */
export const fiberCardResolver = {
  type: 'String!',
  resolve: (fiber: Node & Fiber, _: unknown, context: Context) => {
    const limits = (fiber.limits ?? []).slice(0, LIMITS_ON_CARD);
    const facts = limits.map(({ name, value }) => `${name}: ${value}`);
    return writeCard(fiber, { title: fiber.name, facts }, context);
  },
};
