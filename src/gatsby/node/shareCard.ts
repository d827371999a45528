import { writeFile } from 'node:fs/promises';
import { shareCard } from '../../brand/shareCard';
import { fileTypeOf } from '../../content/collections';
import type { Brand } from '../../content/documents/brand';
import type { Language } from '../../content/documents/languages';
import { valuesWithKind } from '../../content/model/schema';
import { SHARE_CARD } from '../../lib/generatedFiles';
import { type DocumentNode, documentOf, getDocument, type ResolverContext, resolver } from './documents';
import { findFile } from './files';
import { createPicture } from './pictures';

function firstPicture(document: DocumentNode): string {
  const schema = fileTypeOf(document.fields.file)?.type.schema;
  const values = schema ? valuesWithKind(schema, document.frontmatter ?? document) : [];
  const picture = values.find(({ fieldKind }) => fieldKind.kind === 'picture');
  if (!picture) throw new Error(`content/${document.fields.file} has no picture to share`);
  return (picture.value as { file: string }).file;
}

/** Draws the share card of a page in `public`. Returns its URL. */
export async function publishCard(
  document: DocumentNode,
  { title, facts = [] }: { title: string; facts?: readonly string[] },
  context: ResolverContext,
): Promise<string> {
  const { file, slug, language } = document.fields;
  const { logo, logoOnDark = logo } = await getDocument<Brand>('Brand', context);
  // Gatsby draws the cards again if one of these files changes.
  for (const each of [logo, logoOnDark]) await findFile('brand.json', each, context);
  const { productName } = await getDocument<{ productName: string }>('SiteSettings', context);
  const { languages } = await getDocument<{ languages: Language[] }>('Languages', context);
  const picture = await findFile(file, firstPicture(document), context);
  // Only in development, because the content check stops a build.
  if (!picture) return '';
  const direction = languages.find(({ code }) => code === language)?.direction ?? 'ltr';
  const card = await shareCard(
    { title, facts, productName, picture: picture.absolutePath, direction },
    picture.internal.contentDigest,
  );
  const url = `${SHARE_CARD.folder}/${slug}-${card.digest}.jpg`;
  await createPicture(url, async (target) => writeFile(target, await card.render()));
  return url;
}

export const shareCardResolver = resolver(
  (seo: { title: string }, context, { title }: { title?: string | null }) => {
    const document = documentOf(seo, context);
    if (!document) throw new Error(`Page "${seo.title}": no document contains its \`seo\` field`);
    return publishCard(document, { title: title ?? seo.title }, context);
  },
);
