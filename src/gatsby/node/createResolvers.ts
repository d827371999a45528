import { readFileSync } from 'node:fs';
import type { CreateResolversArgs, GatsbyNode, Node } from 'gatsby';
import { imageSize } from 'image-size';
import { type Collection, collections, nodeTypeOf, singles } from '../../content-model/collections';
import { avifResolver } from './avifResolver';
import { fiberCardResolver, productCardResolver, shareCardResolver } from './shareCardResolver';
import { tableHeaders } from './tableHeaders';

type Source = { parent: string; jsonId: number };
interface Context {
  nodeModel: {
    getNodeById: (args: { id: string }) => Node | null;
    getNodesByIds: (args: { ids: readonly string[]; type: string }) => Source[];
    findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<Node> }>;
  };
}

/** The file node of a document. */
const fileOf = ({ parent }: Source, { nodeModel }: Context) =>
  nodeModel.getNodeById({ id: parent }) as unknown as { name: string; relativeDirectory: string };

const slugResolver = {
  type: 'String!',
  resolve: (source: Source, _: unknown, context: Context) => fileOf(source, context).name,
};

/**
 * The documents of a group, sorted by their `id`: `ProductGroup.members` are its products. Files are queried by
 * folder, which Gatsby indexes, so the cost of a group does not grow with the other groups.
 */
const membersResolver = ({ graphqlType: type, folder }: Collection) => ({
  type: `[${type}!]!`,
  resolve: async (source: Source, _: unknown, context: Context) => {
    const group = `${folder}/${fileOf(source, context).name}`;
    const { entries: files } = await context.nodeModel.findAll({
      type: 'File',
      query: { filter: { relativeDirectory: { eq: group } } },
    });
    const ids = [...files].flatMap(({ children }) => children);
    return context.nodeModel.getNodesByIds({ ids, type }).sort((a, b) => a.jsonId - b.jsonId);
  },
});

/** `File.ratio`: the width of a picture file divided by its height. */
const ratioResolver = {
  type: 'Float!',
  resolve: ({ absolutePath }: { absolutePath: string }) => {
    const { width, height } = imageSize(readFileSync(absolutePath));
    return width / height;
  },
};

type Resolve = (
  source: Source,
  args: unknown,
  context: Context,
  info: { originalResolver: Resolve },
) => unknown;

/** `MarkdownRemark.html`, with headers in its tables. */
const articleResolver: { resolve: Resolve } = {
  resolve: async (source, args, context, info) =>
    tableHeaders((await info.originalResolver(source, args, context, info)) as string),
};

/** `MarkdownRemark.products` and `.fibers`: the entries of a catalogue that name the article, sorted by their `id`. */
const sheetsResolver = (type: 'Product' | 'Fiber') => ({
  type: `[${type}!]!`,
  resolve: async ({ id }: Node, _: unknown, { nodeModel }: Context) => {
    const { entries } = await nodeModel.findAll({
      type,
      query: { filter: { article: { id: { eq: id } } }, sort: { jsonId: 'ASC' } },
    });
    return [...entries];
  },
});

const fieldName = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

/**
 * Adds `slug` (the file name) to the documents of collections, `members` (the documents in the folder of the same
 * name) to groups, `products` and `fibers` to articles, `ratio` to files, and `shareCard` to `Seo`, products and
 * fibers. Replaces the resolvers of article HTML and of AVIF pictures. Makes the queries of single documents non-null, because the content check guarantees that they exist.
 */
export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: add,
}: CreateResolversArgs) => {
  for (const collection of collections) {
    const grouped = collections.find(({ groupedBy }) => groupedBy === collection.folder);
    add({
      [nodeTypeOf(collection.folder)]: {
        slug: slugResolver,
        ...(grouped && { members: membersResolver(grouped) }),
      },
    });
  }
  add({ File: { ratio: ratioResolver } });
  add({
    MarkdownRemark: {
      html: articleResolver,
      products: sheetsResolver('Product'),
      fibers: sheetsResolver('Fiber'),
    },
  });
  add({
    Seo: { shareCard: shareCardResolver },
    Product: { shareCard: productCardResolver },
    Fiber: { shareCard: fiberCardResolver },
  });
  add({ ImageSharp: { gatsbyImageData: avifResolver } });
  add({
    Query: Object.fromEntries(
      singles.map(({ graphqlType }) => [fieldName(graphqlType), { type: `${graphqlType}!` }]),
    ),
  });
};
