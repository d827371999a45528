/** Combines values of catalogue entries with their labels (docs/behaviour.md, "Catalogues" and "Sheets"). */
import {
  type Catalogue,
  type CatalogueEntry,
  type CataloguePage,
  type Cell,
  cellsOf,
} from '../../content/documents/catalogue';
import type { CatalogueSection } from '../../content/documents/sheet';

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

/** A remark in brackets at the end of a name: `Soy Meat (Textured Vegetable Protein)`. */
const REMARK = /\s*\([^()]*\)$/;

/** Finds the entry that each text names, with or without a remark in brackets. Other texts have no path. */
export function linkNames(texts: readonly string[], entries: readonly { name: string; path: string }[]) {
  const paths = new Map(entries.map(({ name, path }) => [name, path]));
  return texts.map((text) => ({ text, path: paths.get(text) ?? paths.get(text.replace(REMARK, '')) }));
}

/** Where the first clause of a value ends. Commas in brackets are part of the clause. */
const CLAUSE_END = /[,;،؛]\u200F? (?![^(]*\))/;

/**
 * The first figure of a value, or a range of figures, with a short unit: `24 t`, `4 to 6`, `60 to 450 GSM`. The size of a
 * container, such as `20-ft`, is no figure, and has a mark in translations (`terms.ts`).
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

/** Computes the GraphQL fields of `CatalogueEntry` that combine labels and values. One function per field. */
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
