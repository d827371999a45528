/** GraphQL types and resolvers of catalogue entries (docs/behaviour.md, "Catalogues" and "Sheets"). */
import path from 'node:path';
import type { Node } from 'gatsby';
import { entryPath } from '../../content/catalogues';
import {
  type Catalogue,
  type CatalogueEntry,
  type CataloguePage,
  type Cell,
  cellsOf,
} from '../../content/documents/catalogue';
import type { CatalogueSection } from '../../content/documents/sheet';
import { THUMBNAIL_SIZES } from '../../lib/generatedFiles';
import { withColon } from '../../ui/site/localText';
import { allEntriesOf, type EntryNode, groupOf, neighboursOf } from './collectionResolvers';
import { findFile, sourceFileOf } from './contentFile';
import { dateResolver } from './contentResolvers';
import { highlightParts } from './highlightParts';
import { encodePicture } from './pictures';
import { type ResolverContext, resolver, singleOf, slugOf } from './resolverContext';
import { writeCard } from './shareCard';

/** The fields that the resolvers add to the document type of each catalogue. */
export const ENTRY_FIELDS = `
  slug: String!
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
  keyFacts: [Fact!]!
  highlights: [Highlight!]!
  shareCard: String!
  thumbnail: Thumbnail!`;

export const FACT_TYPES = `"A value with its label, and the test method of a limit."
type Fact @dontInfer {
  label: String!
  value: String!
  method: String
}

"A value in short, for the strip at the top of a sheet."
type Highlight @dontInfer {
  label: String!
  "The text before the figure, the figure, and the text after it. A value without a figure is one part."
  parts: [String!]!
}

type FactTable @dontInfer {
  caption: String!
  rows: [Fact!]!
}

type FactList @dontInfer {
  title: String!
  items: [FactListItem!]!
}

type FactListItem @dontInfer {
  text: String!
  "The path of the entry with this name, if there is one."
  path: String
}

type Thumbnail @dontInfer {
  "The content digest of the original file, from which \`ui/Thumbnail\` makes the URLs."
  digest: String!
}`;

type Fact = Cell & { value: string };

const isFact = (cell: Cell): cell is Fact => cell.value !== undefined;

function tableOf(caption: string, cells: readonly Cell[]) {
  const rows = cells.filter(isFact);
  return rows.length > 0 ? { caption, rows } : undefined;
}

export interface Sources {
  catalogue: Catalogue;
  page: CataloguePage;
  /** The labels of the fields that all catalogues share. */
  section: CatalogueSection;
  entry: CatalogueEntry;
}

export const hsCodeCell = ({ section, entry }: Pick<Sources, 'section' | 'entry'>): Cell => ({
  label: section.supplyLabels.hsCode,
  value: entry.supply?.hsCode,
});

/** The values of the strip: HS code, key facts, load, smallest order and lead time. */
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
  return cells.filter(isFact).map(({ label, value }) => ({ label, parts: highlightParts(value) }));
}

/** The supply without the values that the strip shows in full. If no others are left, it has all values. */
function supply(sources: Sources) {
  const { section, entry } = sources;
  const cells = cellsOf(section.supplyLabels, entry.supply ?? {});
  const inFull = new Map(highlights(sources).map(({ label, parts }) => [label, parts.join('')]));
  const others = cells.filter(({ label, value }) => inFull.get(label) !== value);
  return tableOf(section.supplyTitle, others) ?? tableOf(section.supplyTitle, cells);
}

/** The fields of `CatalogueEntry` that combine labels and values. One function per field. */
export const entryFacts = {
  tables: ({ catalogue, page, entry }: Sources) =>
    catalogue.tables(page, entry).flatMap(({ caption, rows }) => tableOf(caption, rows) ?? []),
  limits: ({ section, entry: { limits = [] } }: Sources) =>
    tableOf(
      section.limitsTitle,
      limits.map(({ name, value, method }) => ({ label: name, value, method })),
    ),
  supply,
  list: ({ catalogue, page, entry }: Sources) => catalogue.list?.(page, entry),
  hsCode: (sources: Sources) => [hsCodeCell(sources)].find(isFact),
  keyFacts: ({ catalogue, page, entry }: Sources): Fact[] => catalogue.keyFacts(page, entry).filter(isFact),
  highlights,
};

/** A remark in brackets at the end of a name: `Soy Meat (Textured Vegetable Protein)`. */
const REMARK = /\s*\([^()]*\)$/;

export const pageTextsOf = async (catalogue: Catalogue, context: ResolverContext) => ({
  catalogue,
  page: await singleOf<CataloguePage>(catalogue.page.graphqlType, context),
  section: await singleOf<CatalogueSection>('CatalogueSection', context),
});

/** Encodes the sample tray of an entry, or its picture if it has no tray. */
async function thumbnailOf(entry: EntryNode, context: ResolverContext) {
  const { file: reference } = entry.tray ?? entry.image;
  const source = sourceFileOf(entry, context);
  const file = source && (await findFile(path.dirname(source.absolutePath), reference, context));
  if (!file) throw new Error(`${entry.name}: the picture ${reference} is missing`);
  await Promise.all(
    THUMBNAIL_SIZES.map((size) => encodePicture(file, { width: size, height: size }, 'avif')),
  );
  return { digest: file.internal.contentDigest };
}

export function entryResolvers(catalogue: Catalogue) {
  const sourcesOf = async (entry: EntryNode, context: ResolverContext) => ({
    ...(await pageTextsOf(catalogue, context)),
    entry,
  });
  const pathOf = (entry: EntryNode, context: ResolverContext) => entryPath(catalogue, slugOf(entry, context));
  const facts = Object.entries(entryFacts).map(([field, join]) => [
    field,
    resolver(async (entry: EntryNode, context) => join(await sourcesOf(entry, context))),
  ]);
  return {
    ...Object.fromEntries(facts),
    path: resolver(pathOf),
    catalogue: resolver((_: EntryNode, context) => singleOf<Node>(catalogue.page.graphqlType, context)),
    group: resolver((entry: EntryNode, context) => groupOf(catalogue, entry, context)),
    neighbours: resolver((entry: EntryNode, context) => neighboursOf(catalogue, entry, context)),
    list: resolver(async (entry: EntryNode, context) => {
      const list = entryFacts.list(await sourcesOf(entry, context));
      if (!list) return null;
      const named = list.areNames ? await allEntriesOf(catalogue, context) : [];
      const paths = new Map(named.map((each) => [each.name, pathOf(each, context)]));
      const items = list.items.map((text) => ({
        text,
        path: paths.get(text) ?? paths.get(text.replace(REMARK, '')),
      }));
      return { title: list.title, items };
    }),
    revised: dateResolver('revised'),
    thumbnail: resolver(thumbnailOf),
    shareCard: resolver(async (entry: EntryNode, context) => {
      const keyFacts = entryFacts.keyFacts(await sourcesOf(entry, context));
      const lines = keyFacts.map(({ label, value }) => `${withColon(label, context.language)} ${value}`);
      return writeCard(entry, { title: entry.name, facts: lines }, context);
    }),
  };
}
