/** Resolvers of catalogue pages, and what other pages show of catalogues. */
import type { Node } from 'gatsby';
import { catalogues, entryPath } from '../../content/catalogues';
import type { Catalogue, CatalogueEntry, CataloguePage } from '../../content/documents/catalogue';
import type { SpecificationsPage } from '../../content/documents/specifications';
import { separatorsOf } from '../../lib/localText';
import { numberIn } from '../../lib/numberIn';
import { findDocuments, getDocument, type ResolverContext, resolver } from './documents';
import { allEntriesOf, groupedEntries, groupsOf, hsCodeCell, pageTextsOf } from './entries';

const MAX_BARS = 16;

/** Builds the bars of a chart, the longest first. Values without a figure, or with the figure 0, have no bar. */
export function bars(values: readonly { label: string; value: string }[], language: string) {
  const separators = separatorsOf(language);
  const sorted = values
    .map((bar) => ({ ...bar, figure: numberIn(bar.value, separators) }))
    .filter(({ figure }) => figure > 0)
    .sort((one, other) => other.figure - one.figure);
  const [longest] = sorted;
  return sorted.slice(0, MAX_BARS).map(({ figure, ...bar }) => ({
    ...bar,
    length: Number((figure / (longest?.figure ?? 1)).toFixed(3)),
  }));
}

const pageResolvers = (catalogue: Catalogue) => ({
  path: resolver(() => catalogue.page.path),
  groups: resolver((_: Node, context) => groupsOf(catalogue, context)),
  bars: resolver(async (_: Node, context) => {
    const { bar } = catalogue;
    const entries = bar ? await allEntriesOf(catalogue, context) : [];
    const values = entries.map((entry) => ({ label: entry.name, value: bar?.(entry) ?? '' }));
    return bars(values, context.language);
  }),
});

type Texts = NonNullable<SpecificationsPage['tables'][string]>;
type ListedEntry = { entry: CatalogueEntry } & Record<'group' | 'path', string>;

/** The largest number of limits in place of the columns that an entry has no values in. */
const OTHER_LIMITS = 3;

/** Builds the table of a catalogue on `/specifications`. Omits columns that have no value in any row. */
export function specificationTable(
  { catalogue, page, section }: Awaited<ReturnType<typeof pageTextsOf>>,
  { title, header, limits: names = [] }: Texts,
  entries: readonly ListedEntry[],
) {
  const rows = entries.map(({ entry, ...listed }) => {
    const limits = names.map((name) => {
      const limit = entry.limits?.find((one) => one.name === name);
      return { label: name, value: limit?.value, method: limit?.method };
    });
    const hasLimits = names.length === 0 || limits.some(({ value }) => value !== undefined);
    const others = hasLimits ? [] : (entry.limits ?? []).slice(0, OTHER_LIMITS);
    return {
      ...listed,
      name: entry.name,
      others: others.map(({ name, value }) => ({ label: name, value })),
      tradeNames: entry.alsoTradedAs,
      cells: catalogue.columns(page, entry, { hsCode: hsCodeCell({ section, entry }), limits }),
    };
  });
  const isFilled = (_: unknown, index: number) => rows.some(({ cells }) => cells[index]?.value !== undefined);
  const columns = (rows[0]?.cells ?? []).filter(isFilled).map(({ label }) => label);
  return {
    title,
    header,
    columns,
    limits: columns.filter((label) => names.includes(label)),
    rows: rows.map(({ cells, ...row }) => {
      const filled = cells.filter(isFilled);
      return {
        ...row,
        values: filled.map(({ value }) => value),
        methods: filled.map(({ method }) => method),
      };
    }),
  };
}

/** Returns the table of a catalogue in a list, which is empty if the catalogue has no entries. */
async function specificationTablesOf(
  catalogue: Catalogue,
  texts: Texts | undefined,
  context: ResolverContext,
) {
  const groups = await groupedEntries(catalogue, context);
  const entries = groups.flatMap((group) =>
    group.entries.map((entry) => ({
      entry,
      group: group.name,
      path: entryPath(catalogue, entry.fields.slug),
    })),
  );
  if (!texts || entries.length === 0) return [];
  return [specificationTable(await pageTextsOf(catalogue, context), texts, entries)];
}

/**
 * Returns the groups of a catalogue with their entries, for lists that show the range in short. Their paths are the path
 * of the catalogue, with the hash of the first entry if the catalogue has several groups.
 */
async function rangeGroupsOf(catalogue: Catalogue, context: ResolverContext) {
  const { path } = catalogue.page;
  const groups = await groupedEntries(catalogue, context);
  if (groups.every(({ entries }) => entries.length === 0)) return [];
  const { banner } = await getDocument<CataloguePage>(catalogue.page.graphqlType, context);
  if (catalogue.isOneRange)
    return [{ name: banner.crumb, path, entries: groups.flatMap(({ entries }) => entries) }];
  return groups.map(({ name, entries }) => ({ name, path: `${path}#${entries[0]?.fields.slug}`, entries }));
}

/** The largest number of trays of the home page, or of a business area. */
const MAX_TRAYS = 24;

/** Selects the first entries of all groups in turn. Leaves out groups without entries. */
export function trays<Group extends { entries: readonly unknown[] }>(groups: readonly Group[]): Group[] {
  const turns = groups.flatMap(({ entries }) => entries.map((entry, turn) => ({ entry, turn })));
  turns.sort((one, other) => one.turn - other.turn);
  const chosen = new Set(turns.slice(0, MAX_TRAYS).map(({ entry }) => entry));
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => chosen.has(entry)) }))
    .filter(({ entries }) => entries.length > 0);
}

const fromCatalogues = async <Result>(find: (catalogue: Catalogue) => Promise<readonly Result[]>) =>
  (await Promise.all(catalogues.map(find))).flat();

const MAX_RELATED = 8;

export const catalogueResolvers = () => ({
  ...Object.fromEntries(
    catalogues.map((catalogue) => [catalogue.page.graphqlType, pageResolvers(catalogue)]),
  ),
  HomePageRange: {
    groups: resolver(async (_: unknown, context) =>
      trays(await fromCatalogues((catalogue) => rangeGroupsOf(catalogue, context))),
    ),
    total: resolver(
      async (_: unknown, context) =>
        (await fromCatalogues((catalogue) => allEntriesOf(catalogue, context))).length,
    ),
  },
  BusinessAreaSamples: {
    groups: resolver(async (samples: { catalogue: string }, context) => {
      const catalogue = catalogues.find(({ page }) => page.path === samples.catalogue);
      return catalogue ? trays(await rangeGroupsOf(catalogue, context)) : [];
    }),
  },
  SpecificationsPage: {
    tables: resolver(({ tables }: SpecificationsPage, context) =>
      fromCatalogues((catalogue) => specificationTablesOf(catalogue, tables[catalogue.folder], context)),
    ),
  },
  MarkdownRemark: {
    entries: resolver(async ({ id }: Node, context) =>
      (
        await fromCatalogues(({ entry }) =>
          findDocuments(entry.graphqlType, context, { article: { id: { eq: id } } }),
        )
      ).slice(0, MAX_RELATED),
    ),
  },
});
