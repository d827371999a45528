/** Finds the entries of catalogues, and resolves their fields (docs/behaviour.md, "Catalogues" and "Sheets"). */
import { catalogues, entryPath } from '../../content/catalogues';
import {
  type Catalogue,
  type CatalogueEntry,
  type CataloguePage,
  type Cell,
  cellsOf,
} from '../../content/documents/catalogue';
import type { CatalogueSection } from '../../content/documents/sheet';
import { NUMBER, withoutDirectionMarks } from '../../lib/figures';
import { firstClause } from '../../lib/firstClause';
import { firstUnit } from '../../lib/units';
import { type DocumentNode, findDocuments, getDocument, type ResolverContext, resolver } from './documents';
import { dateResolver, shareCardResolver } from './fieldResolvers';
import { findFile } from './files';
import { encodeThumbnails } from './pictures';

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

type Fact = Cell & { value: string };

const isFact = (cell: Cell): cell is Fact => cell.value !== undefined;

interface Sources {
  catalogue: Catalogue;
  page: CataloguePage;
  /** The labels of the fields that all catalogues share. */
  section: CatalogueSection;
  entry: CatalogueEntry;
  language: string;
}

/** A value that is only a figure with its unit, such as `36.5 g`. */
const MEASURE = new RegExp(String.raw`^${NUMBER}\s\S+(?:\s\S+)?$`);

/** Builds a table. Undefined if the table has no rows. */
function factTable(caption: string, cells: readonly Cell[]) {
  const rows = cells.filter(isFact);
  if (rows.length === 0) return undefined;
  const figures = rows.map(({ value }) => withoutDirectionMarks(value)).filter((value) => /\d/.test(value));
  return { caption, aligned: figures.length > 0 && figures.every((value) => MEASURE.test(value)), rows };
}

export const hsCodeCell = ({ section, entry }: Pick<Sources, 'section' | 'entry'>): Cell => ({
  label: section.supplyLabels.hsCode,
  value: entry.supply?.hsCode,
});

function highlights({ catalogue, page, section, entry }: Sources) {
  const { supplyLabels } = section;
  const { load20, minimumOrder, leadTime } = entry.supply ?? {};
  const cells: Cell[] = [
    hsCodeCell({ section, entry }),
    ...catalogue.keyFacts(page, entry),
    { label: supplyLabels.load20, value: load20 },
    { label: supplyLabels.minimumOrder, value: minimumOrder },
    { label: supplyLabels.leadTime, value: leadTime },
  ];
  return cells.filter(isFact).map(({ label, value }) => ({ label, value: firstClause(value) }));
}

/** The fields of `CatalogueEntry` that combine labels and values. One function per field. */
export const entryFacts = {
  tables: ({ catalogue, page, entry, language }: Sources) =>
    catalogue.tables(page, entry, language).flatMap(({ caption, rows }) => factTable(caption, rows) ?? []),
  limits: ({ section, entry }: Sources) =>
    factTable(
      section.limitsTitle,
      (entry.limits ?? []).map(({ name, ...limit }) => ({ label: name, ...limit })),
    ),
  supply: ({ section, entry }: Sources) =>
    factTable(section.supplyTitle, cellsOf(section.supplyLabels, entry.supply ?? {})),
  hsCode: (sources: Sources) => [hsCodeCell(sources)].find(isFact),
  unit: ({ entry }: Sources) => firstUnit(entry.supply?.minimumOrder ?? ''),
  highlights,
};

/** Maximum number of entries around the one of a page, including it. */
export const MAX_NEIGHBOURS = 12;

/** Returns the entries around an index: as many before it as after it, if there are enough. */
export function entriesAround<Entry>(entries: readonly Entry[], index: number): Entry[] {
  const last = Math.max(0, entries.length - MAX_NEIGHBOURS);
  const start = Math.min(last, Math.max(0, index - MAX_NEIGHBOURS / 2));
  return entries.slice(start, start + MAX_NEIGHBOURS);
}

/** A remark in brackets at the end of a name: `Soy Meat (Textured Vegetable Protein)`. */
const REMARK = /\s*\([^()]*\)$/;

async function publishThumbnail({ name, tray, image, fields }: EntryNode, context: ResolverContext) {
  const reference = (tray ?? image).file;
  const file = await findFile(fields.file, reference, context);
  if (!file) throw new Error(`${name}: the picture ${reference} is missing`);
  await encodeThumbnails(file);
  return { digest: file.internal.contentDigest, isTray: Boolean(tray) };
}

const FIELDS = `
  path: String!
  catalogue: CataloguePage!
  group: CatalogueGroup!
  "The entries of the group around this one, including it."
  neighbours: [CatalogueEntry!]!
  tables: [FactTable!]!
  limits: FactTable
  supply: FactTable
  list: FactList
  hsCode: Fact
  "Of the minimum order. Only correct in English."
  unit: String!
  highlights: [Fact!]!
  shareCard: String!
  thumbnail: Thumbnail!`;

/** The types of the fields that resolvers add to entries. */
export const entryTypes = () => [
  `interface CatalogueEntry implements Node { slug: String! ${FIELDS} }`,
  ...catalogues.map(
    ({ entry }) => `type ${entry.graphqlType} implements Node & CatalogueEntry @dontInfer { ${FIELDS} }`,
  ),
  `
"A value with its label, and the test method of a limit."
type Fact @dontInfer { label: String! value: String! method: String }
"\`aligned\`: all figures have only a unit after them."
type FactTable @dontInfer { caption: String! aligned: Boolean! rows: [Fact!]! }
type FactList @dontInfer { title: String! items: [FactListItem!]! }
"\`path\` is that of the entry with this name, if there is one."
type FactListItem @dontInfer { text: String! path: String }
"The content digest of the original file, from which \`ui/Thumbnail\` makes the URLs."
type Thumbnail @dontInfer { digest: String! isTray: Boolean! }`,
];

function resolversOf(catalogue: Catalogue) {
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
      const list = catalogue.list?.((await pageTextsOf(catalogue, context)).page, entry);
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

export const entryResolvers = () =>
  Object.fromEntries(catalogues.map((catalogue) => [catalogue.entry.graphqlType, resolversOf(catalogue)]));
