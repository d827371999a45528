import type { CreateResolversArgs, GatsbyNode, Node } from 'gatsby';
import { type Collection, collections, singles } from '../../content-model/collections';
import { avifResolver } from './avifResolver';
import { shareCardResolver } from './shareCardResolver';
import { tableHeaders } from './tableHeaders';

type Source = { parent: string; jsonId: number };
interface Context {
  nodeModel: {
    getNodeById: (args: { id: string }) => Node | null;
    getNodesByIds: (args: { ids: readonly string[]; type: string }) => Source[];
    findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<Node> }>;
  };
}

/** The file that a document was read from. */
const fileOf = ({ parent }: Source, { nodeModel }: Context) =>
  nodeModel.getNodeById({ id: parent }) as unknown as { name: string; relativeDirectory: string };

const slugResolver = {
  type: 'String!',
  resolve: (source: Source, _: unknown, context: Context) => fileOf(source, context).name,
};

/**
 * The entries of a group, in order: `ProductGroup.members` are its products. They are found by their folder, which
 * Gatsby keeps an index of, so that a group costs what it holds and not what all groups hold.
 */
const membersResolver = ({ type, folder }: Collection) => ({
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

type Resolve = (
  source: Source,
  args: unknown,
  context: Context,
  info: { originalResolver: Resolve },
) => unknown;

const articleResolver: { resolve: Resolve } = {
  resolve: async (source, args, context, info) =>
    tableHeaders((await info.originalResolver(source, args, context, info)) as string),
};

const fieldName = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

/**
 * Adds what a document has by its place: `slug` (its file name), and `members` of a group (the files of
 * the folder named after it); `shareCard`, the picture of a page for those who share it; and headers to
 * the tables of articles. Single documents become
 * non-null: the check has seen to it that they exist.
 */
export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: add,
}: CreateResolversArgs) => {
  const nodeType = ({ type, format }: Collection) => (format === 'json' ? type : 'MarkdownRemark');
  for (const collection of collections) {
    const grouped = collections.find(({ groupedBy }) => groupedBy === collection.folder);
    add({
      [nodeType(collection)]: {
        slug: slugResolver,
        ...(grouped && { members: membersResolver(grouped) }),
      },
    });
  }
  add({ MarkdownRemark: { html: articleResolver } });
  add({ Seo: { shareCard: shareCardResolver } });
  add({ ImageSharp: { gatsbyImageData: avifResolver } });
  add({ Query: Object.fromEntries(singles.map(({ type }) => [fieldName(type), { type: `${type}!` }])) });
};
