/** Finds the groups and entries of catalogues, and resolves the fields of entries. */
import { entryPath } from '../../content/catalogues';
import type { Catalogue, CatalogueEntry, CataloguePage } from '../../content/documents/catalogue';
import type { CatalogueSection } from '../../content/documents/sheet';
import { THUMBNAIL_SIZES, WEBP_THUMBNAIL } from '../../lib/generatedFiles';
import { type DocumentNode, findDocuments, getDocument, type ResolverContext, resolver } from './documents';
import { entriesAround, entryFacts } from './facts';
import { dateResolver } from './fieldResolvers';
import { findFile } from './files';
import { encodePicture } from './pictures';
import { shareCardResolver } from './shareCard';

export type EntryNode = DocumentNode & CatalogueEntry;
export type GroupNode = DocumentNode & { name: string };

export const groupsOf = ({ group }: Catalogue, context: ResolverContext) =>
  findDocuments<GroupNode>(group.graphqlType, context);

export const entriesOf = ({ entry }: Catalogue, group: string, context: ResolverContext) =>
  findDocuments<EntryNode>(entry.graphqlType, context, { groupSlug: { eq: group } });

export const groupedEntries = async (catalogue: Catalogue, context: ResolverContext) =>
  Promise.all(
    (await groupsOf(catalogue, context)).map(async ({ name, fields }) => ({
      name,
      entries: await entriesOf(catalogue, fields.slug, context),
    })),
  );

export const allEntriesOf = async (catalogue: Catalogue, context: ResolverContext) =>
  (await groupedEntries(catalogue, context)).flatMap(({ entries }) => entries);

export const pageTextsOf = async (catalogue: Catalogue, context: ResolverContext) => ({
  catalogue,
  page: await getDocument<CataloguePage>(catalogue.page.graphqlType, context),
  section: await getDocument<CatalogueSection>('CatalogueSection', context),
});

/** A remark in brackets at the end of a name: `Soy Meat (Textured Vegetable Protein)`. */
const REMARK = /\s*\([^()]*\)$/;

async function publishThumbnail({ name, tray, image, fields }: EntryNode, context: ResolverContext) {
  const reference = (tray ?? image).file;
  const file = await findFile(fields.file, reference, context);
  if (!file) throw new Error(`${name}: the picture ${reference} is missing`);
  const encode = (size: number, format: 'avif' | 'webp') =>
    encodePicture(file, { width: size, height: size }, format);
  await Promise.all([...THUMBNAIL_SIZES.map((size) => encode(size, 'avif')), encode(WEBP_THUMBNAIL, 'webp')]);
  return { digest: file.internal.contentDigest, isTray: Boolean(tray) };
}

export function entryResolvers(catalogue: Catalogue) {
  const sourcesOf = async (entry: EntryNode, context: ResolverContext) => ({
    ...(await pageTextsOf(catalogue, context)),
    entry,
    language: context.language,
  });
  const facts = Object.entries(entryFacts).map(([field, join]) => [
    field,
    resolver(async (entry: EntryNode, context) => join(await sourcesOf(entry, context))),
  ]);
  return {
    ...Object.fromEntries(facts),
    path: resolver(({ fields }: EntryNode) => entryPath(catalogue, fields.slug)),
    catalogue: resolver((_: EntryNode, context) => getDocument(catalogue.page.graphqlType, context)),
    group: resolver(({ fields }: EntryNode, context) =>
      getDocument(catalogue.group.graphqlType, context, fields.groupSlug),
    ),
    neighbours: resolver(async ({ id, fields }: EntryNode, context) => {
      const entries = await entriesOf(catalogue, fields.groupSlug, context);
      const index = entries.findIndex((each) => each.id === id);
      return entriesAround(entries, index);
    }),
    list: resolver(async (entry: EntryNode, context) => {
      const list = entryFacts.list(await sourcesOf(entry, context));
      if (!list) return null;
      const named = list.areNames ? await allEntriesOf(catalogue, context) : [];
      const paths = new Map(named.map((each) => [each.name, entryPath(catalogue, each.fields.slug)]));
      const items = list.items.map((text) => ({
        text,
        path: paths.get(text) ?? paths.get(text.replace(REMARK, '')),
      }));
      return { title: list.title, items };
    }),
    revised: dateResolver('revised'),
    thumbnail: resolver(publishThumbnail),
    shareCard: shareCardResolver,
  };
}
