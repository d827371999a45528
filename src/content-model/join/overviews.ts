/** Joins what pages show of several entries: bars, the tables of `/specifications`, the range in short, what is missing. */
import { numberIn } from '../../lib/figures';
import { interpolate } from '../../lib/interpolate';
import { withColon } from '../../lib/localText';
import { folderOf } from '../collections';
import type { Catalogue, CatalogueEntry } from '../documents/catalogue';
import type { CatalogueSection } from '../documents/sheet';
import { slugOf } from '../read/contentFiles';
import type { LocalDocument } from '../read/document';
import { translateFact } from '../translation/terms';
import { contextOf, type Fact, type FactContext, namedFact } from './entryFacts';
import { asCatalogue, asEntry, keyOf, keysOf, type LocalContent, SECTION_FILE } from './localContent';

const MAX_BARS = 16;

/** Returns the bars of a chart, the longest first. Values without a figure, or with the figure 0, have no bar. */
export function barsOf(field: string, entries: readonly CatalogueEntry[], context: FactContext) {
  const sorted = entries
    .map(({ name, values }) => ({ label: name, value: String(values?.[field] ?? '') }))
    .map((bar) => ({ ...bar, figure: numberIn(bar.value) }))
    .filter(({ figure }) => figure > 0)
    .sort((one, other) => other.figure - one.figure);
  const [longest] = sorted;
  return sorted.slice(0, MAX_BARS).map(({ figure, label, value }) => ({
    label,
    value: translateFact(value, context).value,
    length: Number((figure / (longest?.figure ?? 1)).toFixed(3)),
  }));
}

type Comparison = NonNullable<Catalogue['comparisons']>[number];

/** The end of a value: its last clause, a remark in brackets, or words after a percentage. */
const QUALIFIER = /(?:[,;،؛] | (?=\()|(?<=%) (?=\p{L}))([^,;،؛()]+|\([^()]*\))$/u;

/** If all values of a column have a qualifier such as "(dry basis)", the one that most have moves to the label. */
function withQualifier(facts: readonly (Fact | undefined)[]) {
  const all = facts.flatMap((fact) => (fact ? [QUALIFIER.exec(fact.value)?.[0] ?? ''] : []));
  const isCommon = (each: string) =>
    all.filter((other) => other === each).length > Math.max(1, all.length / 2);
  const common = all.find(isCommon);
  if (!common || !all.every(Boolean) || facts.some((fact) => fact?.language)) return facts;
  const qualifier = common.replace(/^[,;،؛]? \(?|\)$/g, '');
  return facts.map(
    (fact) =>
      fact && { ...fact, label: `${fact.label} (${qualifier})`, value: fact.value.replace(common, '') },
  );
}

/** Number of key facts of an entry in a table of `/specifications`. */
const MAX_KEY_FACTS = 2;

/** Returns the first of the key facts that an entry has, with their labels, as the lines of one fact. */
function keyFact(
  { header, facts }: NonNullable<Comparison['keyFacts']>,
  entry: CatalogueEntry,
  context: FactContext,
) {
  const own = facts.flatMap((name) => namedFact(name, entry, context) ?? []).slice(0, MAX_KEY_FACTS);
  const texts = own.map(({ label, value }) => `${withColon(label, context.language)} ${value}`);
  const { language } = own.find((fact) => fact.language) ?? {};
  return own.length > 0 ? { label: header, value: texts.join('\n'), language } : undefined;
}

/** Returns a table of `/specifications`. Omits columns that have no value in any row. */
export function comparisonTable(
  { title, header, keyFacts, columns: names }: Comparison,
  listed: readonly { entry: CatalogueEntry; group: string; key: string }[],
  context: FactContext,
) {
  const all = names.map((name) => withQualifier(listed.map(({ entry }) => namedFact(name, entry, context))));
  if (keyFacts) all.unshift(listed.map(({ entry }) => keyFact(keyFacts, entry, context)));
  const columns = all.filter((facts) => facts.some(Boolean));
  return {
    title,
    header,
    columns: columns.map((facts) => facts.find(Boolean)?.label),
    rows: listed.map(({ group, key }, index) => {
      const partsOf = (part: keyof Fact) => columns.map((facts) => facts[index]?.[part] ?? null);
      const languages = partsOf('language');
      return {
        group,
        entry: key,
        values: partsOf('value'),
        methods: partsOf('method'),
        languages: languages.some(Boolean) ? languages : undefined,
      };
    }),
  };
}

export function comparisonTables(content: LocalContent) {
  return content.catalogues.flatMap((catalogue) => {
    const listed = content.childrenOf(catalogue).flatMap((group) =>
      content.childrenOf(group).map((each) => ({
        entry: asEntry(each),
        group: String(group.data.name),
        key: keyOf(each),
        slugs: [group.file, each.file].map(slugOf),
      })),
    );
    return (asCatalogue(catalogue).comparisons ?? []).flatMap((table) => {
      const rows = listed.filter(({ slugs }) => table.rows?.some((slug) => slugs.includes(slug)) ?? true);
      return rows.length > 0 ? [comparisonTable(table, rows, contextOf(content, catalogue))] : [];
    });
  });
}

/**
 * The largest number of entries that the page of a catalogue shows in panels. A larger group shows a list of links, and so
 * do the other groups if they have more together: the page would be too large.
 */
const MAX_PANELS = 24;

/** Returns the entries of a group, and which of them its catalogue shows in panels. */
export function entriesBelow(content: LocalContent, document: LocalDocument) {
  const entries = keysOf(content.childrenOf(document));
  const sizes = content.inFolder(folderOf(document.file)).map((group) => content.childrenOf(group).length);
  const shown = sizes.filter((size) => size <= MAX_PANELS).reduce((sum, size) => sum + size, 0);
  const isLong = entries.length > MAX_PANELS || shown > MAX_PANELS;
  const [panels, linked] = isLong ? [[], entries] : [entries, []];
  return { entries, panels, linked };
}

/** The largest number of samples of the home page, or of a business area. */
const MAX_SAMPLES = 24;

/** Selects the first entries of all groups in turn. Leaves out groups without entries. */
export function firstInTurn<Group extends { entries: readonly unknown[] }>(groups: readonly Group[]) {
  const turns = groups.flatMap(({ entries }) => entries.map((entry, turn) => ({ entry, turn })));
  turns.sort((one, other) => one.turn - other.turn);
  const chosen = new Set(turns.slice(0, MAX_SAMPLES).map(({ entry }) => entry));
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => chosen.has(entry)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Returns the groups of a catalogue for lists that show it in short. The hash is that of the first entry of a group. */
export function sampleGroupsOf(content: LocalContent, catalogue: LocalDocument) {
  const { link, isOneGroup, banner } = asCatalogue(catalogue);
  if (isOneGroup) return [{ name: banner.crumb, path: link, entries: keysOf(content.entriesIn(catalogue)) }];
  return content.childrenOf(catalogue).map((group) => {
    const entries = content.childrenOf(group);
    const path = entries[0] ? `${link}#${slugOf(entries[0].file)}` : link;
    return { name: group.data.name, path, entries: keysOf(entries) };
  });
}

/** Maximum number of entries around the one of a page, including it. */
export const MAX_NEIGHBOURS = 12;

/** Returns the entries around an index: as many before it as after it, if there are enough. */
export function entriesAround<Entry>(entries: readonly Entry[], index: number): Entry[] {
  const last = Math.max(0, entries.length - MAX_NEIGHBOURS);
  const start = Math.min(last, Math.max(0, index - MAX_NEIGHBOURS / 2));
  return entries.slice(start, start + MAX_NEIGHBOURS);
}

/** Returns the line of a page that shows catalogues of which some entries are not translated. */
export function missingEntries(content: LocalContent, catalogues: readonly LocalDocument[]) {
  const count = catalogues.flatMap((each) => content.entriesIn(each)).length;
  const total = catalogues.flatMap((each) => content.englishEntriesIn(each)).length;
  const { onlyInEnglish } = (content.dataOf(SECTION_FILE) ?? {}) as Partial<CatalogueSection>;
  if (!onlyInEnglish || count >= total) return {};
  return { onlyInEnglish: interpolate(onlyInEnglish, { count, total }, content.language) };
}
