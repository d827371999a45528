import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'gatsby';
import { shareCard } from '../../brand/shareCard';
import { collections, singles } from '../../content/collections';
import type { Brand } from '../../content/documents/brand';
import type { Language } from '../../content/documents/languages';
import { valuesOfKind } from '../../content/schema';
import { SHARE_CARD } from '../../lib/generatedFiles';
import { findFile, namedFile, sourceFileOf } from './contentFile';
import { documentLanguage, type ResolverContext, singleOf } from './resolverContext';

/** Finds the picture for the share card of a page, which is the first picture of the page's document. */
function firstPicture(node: Node): string {
  const isArticle = node.internal.type === 'MarkdownRemark';
  const type = [...collections, ...singles].find((candidate) =>
    isArticle ? candidate.format === 'markdown' : candidate.graphqlType === node.internal.type,
  );
  const [picture] = type ? valuesOfKind('picture', type.schema, isArticle ? node.frontmatter : node) : [];
  if (!picture) throw new Error(`A document of the type ${node.internal.type} has no picture to share`);
  return (picture as { file: string }).file;
}

/** Queries the brand document, with its colours, and the logo files, so that Gatsby redraws the cards if one changes. */
async function watchBrandFiles(context: ResolverContext): Promise<void> {
  const brand = await context.nodeModel.findOne<Pick<Brand, 'logo' | 'logoOnDark'>>({
    type: 'Brand',
    query: {},
  });
  for (const file of [brand?.logo, brand?.logoOnDark])
    if (file) await findFile(path.resolve('content'), file, context);
}

/** Returns the direction of the language of a document. */
async function directionOf(document: Node, context: ResolverContext) {
  const code = documentLanguage(document, context);
  const list = await singleOf<{ languages: Language[] }>('Languages', context);
  return list.languages.find((language) => language.code === code)?.direction ?? 'ltr';
}

/** Writes the share card of a page and returns its URL, without the path prefix. */
export async function writeCard(
  document: Node,
  { title, facts = [] }: { title: string; facts?: readonly string[] },
  context: ResolverContext,
): Promise<string> {
  const { nodeModel } = context;
  const source = sourceFileOf(document, context);
  await watchBrandFiles(context);
  const site = await nodeModel.findOne<Node & { productName: string }>({ type: 'SiteSettings', query: {} });
  if (!source || !site)
    throw new Error(`Page "${title}": the ${source ? 'site settings are' : 'content file is'} missing`);
  const part = { part: 'share card', reference: firstPicture(document) };
  const picture = await namedFile(source, part, context);
  if (!picture) throw new Error(`Page "${title}": the picture to share is missing`);
  const card = await shareCard(
    {
      title,
      facts,
      productName: site.productName,
      picture: picture.absolutePath,
      direction: await directionOf(document, context),
    },
    picture.internal.contentDigest,
  );
  const url = `${SHARE_CARD.folder}/${source.name}-${card.digest}.jpg`;
  const target = path.join('public', url);
  if (!existsSync(target)) {
    mkdirSync(path.dirname(target), { recursive: true });
    await card.write(target);
  }
  return url;
}

/**
 * `Seo.shareCard`: the URL of a share card that shows the title of the page. The argument `title` replaces the title on
 * pages that are made from the same document as another page.
 */
export const shareCardResolver = {
  type: 'String!',
  args: { title: 'String' },
  resolve: (seo: { title: string }, { title }: { title?: string | null }, context: ResolverContext) => {
    const document = context.nodeModel.findRootNodeAncestor<Node>(
      seo,
      ({ internal }) => internal !== undefined && internal.type !== 'File',
    );
    if (!document) throw new Error(`Page "${seo.title}": no document contains its \`seo\` field`);
    return writeCard(document, { title: title ?? seo.title }, context);
  },
};
