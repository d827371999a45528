/** Makes whole documents of another language from English documents and files of texts (docs/decisions.md). */
import matter from 'gray-matter';
import * as z from 'zod';
import { markEnglish } from '../../lib/englishTexts';
import { directionOf } from '../../lib/localText';
import { fileTypeOf } from '../collections';
import { fieldKindOf, isObject, unwrapOptional, valueAt } from '../model/schema';
import { type Terms, translateFact } from './terms';
import { matchingTexts, translatedTexts, withoutChangedLists } from './translatable';

/**
 * Puts texts into an English document. Objects are merged by key, lists of objects by index, and lists of texts are
 * replaced.
 */
function mergeTexts(english: unknown, texts: unknown): unknown {
  if (texts === undefined) return english;
  if (Array.isArray(english) && english.some(isObject))
    return english.map((item, index) => mergeTexts(item, valueAt(texts, [index])));
  if (!isObject(english) || !isObject(texts)) return texts;
  const merged = Object.keys(texts).map((key) => [key, mergeTexts(english[key], texts[key])]);
  return { ...english, ...Object.fromEntries(merged) };
}

/** A figure that reads the same in both directions: `0713.60`, `60/40`, `8:00`. */
const PLAIN = String.raw`\d+(?:[.,:/]\d+)*`;
const IS_PLAIN = new RegExp(`^${PLAIN}$`);

/** The sign of a figure: `-18`, `$5`, `≤ 0.02`. At the start of a line, `> 5` is a quotation in Markdown. */
const SIGN = String.raw`(?<!\p{L})[±+−\p{Sc}-]|[≤≥≈] ?|(?<= )[<>] ?`;

/** What continues a figure: `12%`, `24 mg/kg`, `3-MCPD`, `110 × 76`. */
const REST = String.raw`(?:[-–−+.,:/'’]| ?(?:× ?)?)[\p{Script=Latin}\p{N}\p{Sc}%‰°′″µ]`;

/** Latin text before a figure, which then already reads from left to right: `Ne 20`, `/a%20b`. */
const LATIN = String.raw`[\p{Script=Latin}\p{N}_][\s./=&#@%?:-]?`;

const FIGURE = new RegExp(String.raw`(?<!${LATIN})(?:${SIGN})?${PLAIN}(?:${REST})*\+?`, 'gu');

/**
 * Marks figures and codes in a right-to-left text as left-to-right, so that their signs and units are on the same side
 * in every sentence. The last mark separates a figure from a Latin word that follows.
 */
const withDirectionMarks = (text: string): string =>
  text.replace(FIGURE, (figure) => (IS_PLAIN.test(figure) ? figure : `\u200E${figure}\u200E\u200F`));

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

/** The target of a link or picture: `](<../images/bag 25 kg.jpg>)`. */
const LINK_TARGET = /(\]\((?:<[^>]*>|[^)]*)\))/;

interface Target {
  terms: Terms;
  language: string;
}

// Paths and links are not marked, because they are neither texts nor facts.
const markerOf = (language: string): Replace =>
  directionOf(language) === 'rtl' ? withDirectionMarks : (text) => text;

/**
 * Returns the content of an English JSON file, or the front matter of an article, in another language. English texts
 * without a translation are marked (`lib/englishTexts.ts`).
 */
export function translateData(
  file: string,
  english: object,
  translation: Record<string, unknown>,
  { terms, language }: Target,
): Record<string, unknown> {
  const schema = fileTypeOf(file)?.type.schema;
  const texts = schema && translatedTexts(schema);
  const marked = markerOf(language);
  const merged = texts
    ? [
        mapTexts(matchingTexts(texts, english, english), markEnglish),
        mapTexts(matchingTexts(texts, english, withoutChangedLists(texts, english, translation)), marked),
      ].reduce(mergeTexts, english)
    : english;
  return mapFacts(schema, merged, (text) => marked(translateFact(text, terms, language))) as Record<
    string,
    unknown
  >;
}

/** Returns the text of an article file in another language. */
export function translateArticle(file: string, english: string, translation: string, target: Target): string {
  // With options, gray-matter does not cache.
  const [source, translated] = [matter(english, {}), matter(translation, {})];
  const marked = markerOf(target.language);
  const parts = translated.content.split(LINK_TARGET);
  const content = parts.map((part, index) => (index % 2 === 0 ? marked(part) : part)).join('');
  return matter.stringify(content, translateData(file, source.data, translated.data, target));
}
