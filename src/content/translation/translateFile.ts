/** Makes a whole document of another language from an English document and a file of texts. */
import matter from 'gray-matter';
import * as z from 'zod';
import { UNIT } from '../../lib/figures';
import { directionOf } from '../../lib/localText';
import { fileTypeOf } from '../collections';
import { fieldKindOf, unwrapOptional } from '../model/schema';
import { type Terms, translateFact } from './terms';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Puts the texts of a translation into its English document. Objects are merged by key, lists of objects by index, and
 * lists of texts are replaced. What the translation does not have stays as it is.
 */
export function mergeTranslation(english: unknown, translation: unknown): unknown {
  if (translation === undefined) return english;
  if (Array.isArray(english) && Array.isArray(translation))
    return english.some(isObject)
      ? english.map((item, index) => mergeTranslation(item, translation[index]))
      : translation;
  if (!isObject(english) || !isObject(translation)) return translation;
  const merged = Object.keys(translation).map((key) => [
    key,
    mergeTranslation(english[key], translation[key]),
  ]);
  return { ...english, ...Object.fromEntries(merged) };
}

const LEFT_TO_RIGHT_MARK = '\u200E';

/** A figure that reads the same in both directions: `0713.60`, `60/40`, `8:00`. */
const PLAIN = String.raw`\d+(?:[.,:/]\d+)*`;

/** What continues a figure: a percent sign, a unit, or the letters and figures of a code, a range or a size. */
const REST = String.raw`(?:[-–−+.,:/'’]|[ \u00A0]?(?:×[ \u00A0]?)?)[\p{Script=Latin}\p{N}\p{Sc}%‰°′″µ]`;

/** A figure with its sign and what continues it: `12%`, `≤ 0.02 mg/kg`, `3-MCPD`. Not in Latin text, such as a URL. */
const FIGURE = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{N}_][\s./=&#@%?:-]?)(?:(?<!\p{L})[±+−\p{Sc}-]|[≤≥≈] ?|(?<= )[<>] ?)?${PLAIN}(?:${REST})*\+?`,
  'gu',
);

const IS_PLAIN = new RegExp(`^${PLAIN}$`);
const UNIT_SPACE = new RegExp(String.raw`(?<=\d) (?=${UNIT})`, 'u');

/**
 * Marks figures and codes in a right-to-left text as left-to-right, so that their signs and units are on the same side
 * in every sentence. No line ends between a figure and its unit.
 */
const withDirectionMarks = (text: string): string =>
  text.replace(FIGURE, (figure) =>
    IS_PLAIN.test(figure)
      ? figure
      : LEFT_TO_RIGHT_MARK + figure.replace(UNIT_SPACE, '\u00A0') + LEFT_TO_RIGHT_MARK,
  );

type Replace = (text: string) => string;

function mapTexts(value: unknown, replace: Replace): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, replace));
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, replace)]))
    : value;
}

/** Replaces facts. In other documents, replaces the names of limits, which are the same as in the entries. */
function mapFacts(schema: z.core.$ZodType | undefined, content: unknown, replace: Replace): unknown {
  if (!schema) return content;
  const kind = fieldKindOf(schema)?.kind;
  if (kind === 'limit' || kind === 'fact') return mapTexts(content, replace);
  const inner = unwrapOptional(schema);
  if (inner instanceof z.ZodArray && Array.isArray(content))
    return content.map((item) => mapFacts(inner.element, item, replace));
  if (!(inner instanceof z.ZodObject) || !isObject(content)) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, mapFacts(inner.shape[key], value, replace)]),
  );
}

const LINK_TARGET = /(\]\((?:<[^>]*>|[^)]*)\))/;

export function translateFile(
  file: string,
  english: string,
  translation: string,
  { terms, language }: { terms: Terms; language: string },
): string {
  const schema = fileTypeOf(file)?.type.schema;
  // Paths and links are not marked, because they are neither texts nor facts.
  const marked: Replace = directionOf(language) === 'rtl' ? withDirectionMarks : (text) => text;
  const translate = (data: unknown, { english: _, $schema, ...texts }: Record<string, unknown>): object =>
    mapFacts(schema, mergeTranslation(data, mapTexts(texts, marked)), (text) =>
      marked(translateFact(text, terms, language)),
    ) as object;
  if (!file.endsWith('.md'))
    return JSON.stringify(translate(JSON.parse(english), JSON.parse(translation) as Record<string, unknown>));
  // With options, gray-matter does not cache.
  const [source, translated] = [matter(english, {}), matter(translation, {})];
  const parts = translated.content.split(LINK_TARGET);
  const content = parts.map((part, index) => (index % 2 === 0 ? marked(part) : part)).join('');
  return matter.stringify(content, translate(source.data, translated.data));
}
