/** Joins the facts of an entry with their labels (docs/behaviour.md, "Catalogues" and "Sheets"). */
import { NUMBER } from '../../lib/figures';
import { joined } from '../../lib/localText';
import { nameKey } from '../../lib/names';
import { fieldsOf } from '../catalogues';
import type { Catalogue, CatalogueEntry } from '../documents/catalogue';
import type { CatalogueSection } from '../documents/sheet';
import type { LocalDocument } from '../read/document';
import { translateFact } from '../translation/terms';
import { type LocalContent, SECTION_FILE } from './localContent';

/** What the facts of a catalogue are made from. `section` has the labels of the fields that all catalogues share. */
export function contextOf(content: LocalContent, { data }: LocalDocument) {
  const section = content.byFile.get(SECTION_FILE)?.data as unknown as CatalogueSection;
  const supply = Object.entries(section.supplyLabels).map(([key, label]) => ({ key, label }));
  const fields = new Map([...supply, ...fieldsOf(data)].map((field) => [nameKey(field.key), field]));
  return { ...content, catalogue: data as unknown as Catalogue, fields, section };
}

export type FactContext = ReturnType<typeof contextOf>;

/** A value with its label. `language` is that of the value, if it is not translated. */
export interface Fact {
  label: string;
  value: string;
  language?: string;
  method?: string;
  /** Whether phones align the value at the end of its row, as they do with figures and short limits. */
  atEnd?: boolean;
}

/** A figure with a few words at most, such as `Max 12%` and `6.6 to 7.2`. Other values are prose. */
const FIGURE = new RegExp(String.raw`^(?:M(?:ax|in) )?${NUMBER}%?(?: to ${NUMBER}%?)?(?: [^\s,;]+){0,2}$`);

/** Returns the fact of an English value, or of a list of values, in the language of the page. */
function factOf(label: string, value: string | readonly string[], context: FactContext): Fact {
  const values = [value].flat().map((each) => translateFact(each, context));
  const english = values.find(({ language }) => language);
  const texts = values.map((each) => each.value);
  return {
    label,
    value: joined(texts, context.language),
    ...(english && { language: english.language }),
    ...(FIGURE.test(String(value)) && { atEnd: true }),
  };
}

type Limit = NonNullable<CatalogueEntry['limits']>[number];

/** Limits up to this length in characters, such as `Nil`, are aligned like the figures in their column. */
const SHORT_LIMIT = 28;

const limitOf = ({ name, value, method }: Limit, context: FactContext): Fact => ({
  ...factOf(translateFact(name, context).value, value, context),
  ...(value.length <= SHORT_LIMIT && { atEnd: true }),
  ...(method && { method: translateFact(method, context).value }),
});

/** Returns a fact that a catalogue names, if the entry has it: the key of a field, a field of the supply, or a limit. */
export function namedFact(name: string, entry: CatalogueEntry, context: FactContext): Fact | undefined {
  const field = context.fields.get(nameKey(name));
  const value = field && { ...entry.supply, ...entry.values }[field.key];
  if (field) return value ? factOf(field.label, value, context) : undefined;
  const limit = entry.limits?.find((each) => nameKey(each.name) === nameKey(name));
  return limit && limitOf(limit, context);
}

const tableOf = (caption: string, rows: readonly Fact[]) => (rows.length > 0 ? { caption, rows } : undefined);

/** Where a clause ends: `24 t in bags, 18 t on pallets`. Separators in brackets are part of it. */
const CLAUSE_END = /\u202F?[,;،؛] (?![^(]*\))/;

export const firstClause = (value: string): string => value.split(CLAUSE_END, 1)[0] ?? '';

/** A remark in brackets at the end of a name: `Soy Meat (Textured Vegetable Protein)`. */
const REMARK = /\s*\([^()]*\)$/;

type PathOfName = (name: string) => string | undefined;

/**
 * Returns the lists of an entry, whose items with the name of an entry are links.
 * @param pathOfName returns the path of the entry with an English name
 */
function listsOf({ values }: CatalogueEntry, context: FactContext, pathOfName: PathOfName) {
  return (context.catalogue.lists ?? []).flatMap(({ key, label }) => {
    const items = [values?.[key] ?? []].flat().map((text) => {
      const path = pathOfName(text) ?? pathOfName(text.replace(REMARK, ''));
      const { value, language } = translateFact(text, context);
      return { text: value, language, path };
    });
    return items.length > 0 ? [{ title: label, items }] : [];
  });
}

export function entryFacts(entry: CatalogueEntry, context: FactContext, pathOfName: PathOfName) {
  const { section, catalogue } = context;
  const facts = (names: readonly string[]) => names.flatMap((name) => namedFact(name, entry, context) ?? []);
  /** The first clause of each fact, but all values of a field with several. */
  const short = (...names: readonly string[]) =>
    names.flatMap((name) =>
      facts([name]).map((fact) =>
        Array.isArray(entry.values?.[name]) ? fact : { ...fact, value: firstClause(fact.value) },
      ),
    );
  const keyFacts = catalogue.keyFacts ?? [];
  const limits = (entry.limits ?? []).map((limit) => limitOf(limit, context));
  return {
    tables: (catalogue.tables ?? []).flatMap(
      ({ caption, fields }) => tableOf(caption, facts(fields.map(({ key }) => key))) ?? [],
    ),
    lists: listsOf(entry, context, pathOfName),
    limits: tableOf(section.limitsTitle, limits),
    supply: tableOf(section.supplyTitle, facts(Object.keys(section.supplyLabels))),
    highlights: short('hsCode', ...keyFacts, 'load20', 'minimumOrder', 'leadTime'),
    summary: [...short('hsCode'), ...short(...keyFacts).slice(0, 1), ...short('minimumOrder')],
  };
}
