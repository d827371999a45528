/** Builds tables, charts and selections of many catalogue entries (docs/behaviour.md, "Specifications" and "Catalogues"). */
import type { CatalogueEntry, Cell } from '../../content/documents/catalogue';
import type { SpecificationsPage } from '../../content/documents/specifications';
import { hsCodeCell, type Sources } from './entryResolvers';

export const TABLE_TYPES = `"A bar of a chart that compares entries."
type Bar @dontInfer {
  label: String!
  value: String!
  "The length of the bar, as a fraction of the longest bar."
  length: Float!
}

"The entries of a catalogue with their values, in the order of the columns."
type SpecificationTable @dontInfer {
  title: String!
  "The header of the first column, which names the entries."
  header: String!
  columns: [String!]!
  "The header above the columns with limits."
  limitsTitle: String!
  "The indexes of the columns with limits, which are next to each other."
  limits: [Int!]!
  rows: [SpecificationRow!]!
}

type SpecificationRow @dontInfer {
  slug: String!
  name: String!
  "The name of the group of the entry."
  group: String!
  path: String!
  "The HS code with its label."
  note: String
  values: [String]!
  "The first limits of an entry that has no value in the columns with limits."
  others: [Fact!]!
  "The test methods of the values."
  methods: [String]!
}

"The entries of a group that has too many for sheets."
type EntryList @dontInfer {
  header: String!
  columns: [String!]!
  rows: [SpecificationRow!]!
  "The first entries, whose sample trays are above the list."
  samples: [CatalogueEntry!]!
  texts: SpecificationsPage!
}

"A group of entries on the home page, or on the page of a business area."
type RangeGroup @dontInfer {
  name: String!
  path: String!
  entries: [CatalogueEntry!]!
}`;

interface ListedEntry {
  entry: CatalogueEntry;
  slug: string;
  /** The name of its group. */
  group: string;
  path: string;
}

/** The largest number of limits in place of the columns that an entry has no values in. */
const OTHER_LIMITS = 3;

/** Builds the table of a catalogue on `/specifications`. Omits columns that have no value in any row. */
export function specificationTable(
  { catalogue, page, section }: Omit<Sources, 'entry'>,
  texts: SpecificationsPage['tables'][string],
  entries: readonly ListedEntry[],
) {
  const rows = entries.map(({ entry, ...listed }) => {
    const limits = texts.limits.map((name) => {
      const limit = entry.limits?.find((one) => one.name === name);
      return { label: name, value: limit?.value, method: limit?.method };
    });
    const hasLimits = limits.some(({ value }) => value !== undefined);
    const others = hasLimits ? [] : (entry.limits ?? []).slice(0, OTHER_LIMITS);
    const hsCode = hsCodeCell({ section, entry });
    return {
      ...listed,
      name: entry.name,
      note: hsCode.value && `${hsCode.label} ${hsCode.value}`,
      cells: catalogue.columns(page, entry, { hsCode, limits }),
      others: others.map(({ name, value }) => ({ label: name, value })),
    };
  });
  const isFilled = (_: unknown, index: number) => rows.some(({ cells }) => cells[index]?.value !== undefined);
  const columns = (rows[0]?.cells ?? []).filter(isFilled).map(({ label }) => label);
  return {
    title: texts.title,
    header: texts.header,
    columns,
    limitsTitle: section.limitsTitle,
    limits: [...columns.keys()].filter((index) => texts.limits.includes(columns[index] ?? '')),
    rows: rows.map(({ cells, ...row }) => {
      const filled = cells.filter(isFilled);
      return {
        ...row,
        values: filled.map(({ value }) => value),
        methods: filled.map(({ method }: Cell) => method),
      };
    }),
  };
}

/** The number of columns in a list, besides name and HS code. */
const COLUMNS_IN_LIST = 2;

/** Builds the list of a large group from its specification table: name, HS code and two other columns. */
export function entryList({ header, columns, rows }: ReturnType<typeof specificationTable>, hsCode: string) {
  const shown = [...columns.keys()].filter((column) => columns[column] !== hsCode).slice(0, COLUMNS_IN_LIST);
  return {
    header,
    columns: shown.map((column) => columns[column]),
    rows: rows.map((row) => ({ ...row, values: shown.map((column) => row.values[column]) })),
  };
}

/** Maximum number of bars in a chart. */
const MAX_BARS = 16;

/** Builds the bars of a chart, the longest first. Values without a figure, or with the figure 0, have no bar. */
export function bars(values: readonly { label: string; value: string }[]) {
  const sorted = values
    .map((bar) => ({ ...bar, figure: Number.parseFloat(bar.value) }))
    .filter(({ figure }) => figure > 0)
    .sort((one, other) => other.figure - one.figure);
  const [longest] = sorted;
  return sorted.slice(0, MAX_BARS).map(({ figure, ...bar }) => ({
    ...bar,
    length: Number((figure / (longest?.figure ?? 1)).toFixed(3)),
  }));
}

interface Group<Entry> {
  name: string;
  entries: readonly Entry[];
}

/**
 * Selects the entries of a catalogue that the home page shows (docs/behaviour.md, "Home page").
 * @param named the slugs of the entries, in their order. If undefined, all entries are shown in the order of the
 *   catalogue
 * @returns the groups that have such entries, in the order of their first entries
 */
export function rangeGroups<Entry extends { slug: string }>(
  groups: readonly Group<Entry>[],
  named?: readonly string[],
): Group<Entry>[] {
  const isFilled = ({ entries }: Group<Entry>) => entries.length > 0;
  if (!named) return groups.filter(isFilled);
  const place = (entry: Entry | undefined) => named.indexOf(entry?.slug ?? '');
  return groups
    .map(({ name, entries }) => ({
      name,
      entries: entries.filter((entry) => place(entry) >= 0).sort((a, b) => place(a) - place(b)),
    }))
    .filter(isFilled)
    .sort((a, b) => place(a.entries[0]) - place(b.entries[0]));
}
