/** What pages show of catalogue entries (docs/behaviour.md, "Catalogues", "Sheets" and "Specifications"). */
import {
  type Catalogue,
  type CatalogueEntry,
  type CataloguePage,
  type Cell,
  cellsOf,
} from '../../content/documents/catalogue';
import type { CatalogueSection } from '../../content/documents/sheet';
import type { SpecificationsPage } from '../../content/documents/specifications';

type Fact = Cell & { value: string };

const isFact = (cell: Cell): cell is Fact => cell.value !== undefined;

function tableOf(caption: string, cells: readonly Cell[]) {
  const rows = cells.filter(isFact);
  return rows.length > 0 ? { caption, rows } : undefined;
}

interface Sources {
  catalogue: Catalogue;
  page: CataloguePage;
  /** The labels of the fields that all catalogues share. */
  section: CatalogueSection;
  entry: CatalogueEntry;
}

const hsCodeCell = ({ section, entry }: Pick<Sources, 'section' | 'entry'>): Cell => ({
  label: section.supplyLabels.hsCode,
  value: entry.supply?.hsCode,
});

/** Where the first clause of a value ends. Commas in brackets are part of the clause. */
const CLAUSE_END = /[,;،؛]\u200F? (?![^(]*\))/;

/**
 * The first figure of a value, or a range of figures, with a short unit: `24 t`, `4 to 6`, `60 to 450 GSM`. The size of
 * a container, such as `20-ft`, is no figure, and has a mark in translations (`terms.ts`).
 */
const FIGURE =
  /(?<![\u2060\d])\d[\d.,/]*(?![\d.,/]|-\p{L})%?(?: \p{L}{1,3} \u200E*\d[\d.,/]*%?)?(?:[ \u00A0](?:\p{Lu}{2,3}|\p{Ll}{1,2})(?![\p{L}\d]))?/u;

/** Splits the first clause of a value into the text before the figure, the figure, and the text after it. */
export function highlightParts(value: string): string[] {
  const [clause = ''] = value.split(CLAUSE_END);
  const [figure] = FIGURE.exec(clause) ?? [];
  if (!figure) return [clause];
  const start = clause.indexOf(figure);
  return [clause.slice(0, start), figure, clause.slice(start + figure.length)];
}

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

/** The number of columns in a list, in addition to name and HS code. */
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

/** Maximum number of entries that the page of an entry links to, including its own. */
export const MAX_NEIGHBOURS = 12;

/** Returns the entries around an index: as many before it as after it, if there are enough. */
export function entriesAround<Entry>(entries: readonly Entry[], index: number): Entry[] {
  const last = Math.max(0, entries.length - MAX_NEIGHBOURS);
  const start = Math.min(last, Math.max(0, index - MAX_NEIGHBOURS / 2));
  return entries.slice(start, start + MAX_NEIGHBOURS);
}

/** Maximum number of bars in a chart. */
export const MAX_BARS = 16;

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
