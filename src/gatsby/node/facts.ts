/** What pages show of catalogue entries (docs/behaviour.md, "Catalogues" and "Sheets"). */
import {
  type Catalogue,
  type CatalogueEntry,
  type CataloguePage,
  type Cell,
  cellsOf,
} from '../../content/documents/catalogue';
import type { CatalogueSection } from '../../content/documents/sheet';
import { firstClause } from '../../lib/clauses';
import { COMPOUND, NUMBERS, SPACE, WORD_JOINER } from '../../lib/figures';
import { interpolate } from '../../lib/interpolate';
import { separatorsOf } from '../../lib/localText';
import { numberIn } from '../../lib/numberIn';
import { areMeasures, scaleOf } from './scales';

type Fact = Cell & { value: string };

const isFact = (cell: Cell): cell is Fact => cell.value !== undefined;

export interface Sources {
  catalogue: Catalogue;
  page: CataloguePage;
  /** The labels of the fields that all catalogues share. */
  section: CatalogueSection;
  entry: CatalogueEntry;
  language: string;
}

/** Builds a table. Limits, and figures with the same unit, have a common scale. Undefined if the table has no rows. */
function factTable(
  caption: string,
  cells: readonly Cell[],
  { section, language }: Pick<Sources, 'section' | 'language'>,
  areLimits = false,
) {
  const facts = cells.filter(isFact);
  if (facts.length === 0) return undefined;
  const values = facts.map(({ value }) => value);
  const aligned = areMeasures(values);
  const scale = areLimits || aligned ? scaleOf(values, section, language) : undefined;
  return {
    caption,
    aligned,
    scale: scale && interpolate(section.scale, { end: scale.end }, language),
    rows: facts.map((fact, index) => ({ ...fact, range: scale?.ranges[index] })),
  };
}

export const hsCodeCell = ({ section, entry }: Pick<Sources, 'section' | 'entry'>): Cell => ({
  label: section.supplyLabels.hsCode,
  value: entry.supply?.hsCode,
});

/** A number, unless it is part of a word. */
const AMOUNT = String.raw`(?<![${WORD_JOINER}\d])${NUMBERS}(?![.,/]?\d|${COMPOUND})%?`;
/** The end of a range: ` to 450`. */
const RANGE_END = String.raw` \p{L}{1,3} \u200E*${NUMBERS}%?`;
/** ` GSM` or ` t`, but no longer unit. */
const SHORT_UNIT = String.raw`${SPACE}(?:\p{Lu}{2,3}|\p{Ll}{1,2})(?![\p{L}\d])`;

/** What a highlight emphasises: a number or range, with a short unit: `24 t`, `4 to 6`, `60 to 450 GSM`. */
const EMPHASISED = new RegExp(`${AMOUNT}(?:${RANGE_END})?(?:${SHORT_UNIT})?`, 'u');

/** Splits the first clause of a value into the text before the figure, the figure, and the text after it. */
function highlightParts(value: string): string[] {
  const clause = firstClause(value);
  const [figure] = EMPHASISED.exec(clause) ?? [];
  if (!figure) return [clause];
  const start = clause.indexOf(figure);
  return [clause.slice(0, start), figure, clause.slice(start + figure.length)];
}

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

/** The supply without the values that the highlights show in full. If no others are left, it has all values. */
function supply(sources: Sources) {
  const { section, entry } = sources;
  const cells = cellsOf(section.supplyLabels, entry.supply ?? {});
  const inFull = new Map(highlights(sources).map(({ label, parts }) => [label, parts.join('')]));
  const others = cells.filter(({ label, value }) => inFull.get(label) !== value);
  return factTable(section.supplyTitle, others, sources) ?? factTable(section.supplyTitle, cells, sources);
}

/** The fields of `CatalogueEntry` that combine labels and values. One function per field. */
export const entryFacts = {
  tables: (sources: Sources) =>
    sources.catalogue
      .tables(sources.page, sources.entry, sources.language)
      .flatMap(({ caption, rows }) => factTable(caption, rows, sources) ?? []),
  limits: (sources: Sources) => {
    const cells = (sources.entry.limits ?? []).map(({ name, ...limit }) => ({ label: name, ...limit }));
    return factTable(sources.section.limitsTitle, cells, sources, true);
  },
  supply,
  list: ({ catalogue, page, entry }: Sources) => catalogue.list?.(page, entry),
  hsCode: (sources: Sources) => [hsCodeCell(sources)].find(isFact),
  keyFacts: ({ catalogue, page, entry }: Sources): Fact[] => catalogue.keyFacts(page, entry).filter(isFact),
  highlights,
};

/** Maximum number of entries that the page of an entry links to, including its own. */
export const MAX_NEIGHBOURS = 12;

/** Returns the entries around an index: as many before it as after it, if there are enough. */
export function entriesAround<Entry>(entries: readonly Entry[], index: number): Entry[] {
  const last = Math.max(0, entries.length - MAX_NEIGHBOURS);
  const start = Math.min(last, Math.max(0, index - MAX_NEIGHBOURS / 2));
  return entries.slice(start, start + MAX_NEIGHBOURS);
}

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
