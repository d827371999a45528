/** Checks the links, pictures and dates of a document. */
import type * as z from 'zod';
import { decodeUrl } from '../decodeUrl';
import type { FieldKind } from '../fields';
import { isDrawing, isPhotograph, PICTURE_WIDTH } from '../pictures';
import { fieldKindOf, valueAt, valuesWithKind } from '../schema';
import { checkArticleHtml } from './articleHtml';
import { type ArticlePart, articleParts, articleTree, sectionIds } from './articleParts';
import { wrongCharacter } from './characters';
import type { CheckContext } from './context';
import { checkLink } from './links';
import { findingAt, type Parsed } from './parse';
import { checkExists, checkPicture } from './pictures';
import { type Finding, type Flaw, finding, nearest } from './problem';

function checkDate(value: string): Flaw | undefined {
  const year = Number(value.slice(0, 4));
  return year < 1900 || year > 2100
    ? [`"${value}" is not between 1900 and 2100`, 'check the year']
    : undefined;
}

/** The parser replaces invalid references such as `&#11;` with U+FFFD. */
const invalidCharacterReference = (text: string): Flaw | undefined =>
  text.includes('\uFFFD') ? wrongCharacter(text)?.flaw : undefined;

/** The build would publish a date in a text as a date with a time. */
const textsReadAsDates = ({ shape }: z.ZodObject, parsed: Parsed): Finding[] =>
  (parsed.dates ?? [])
    .filter((field) => shape[field] && fieldKindOf(shape[field])?.kind !== 'date')
    .map((field) => findingAt(parsed, [field], ['is read as a date', 'put the text in double quotes']));

/**
 * Checks the pictures, links and dates in the fields of a document. Skips invalid values, because `checkShape` reports
 * them.
 */
export function checkReferences(
  context: CheckContext,
  file: string,
  document: z.ZodObject,
  parsed: Parsed,
): Finding[] {
  const flawOf = (fieldKind: FieldKind, value: unknown): Flaw | undefined => {
    if (fieldKind.kind === 'picture') {
      const reference = valueAt(value, ['file']);
      return typeof reference === 'string' && /^\.\.?\//.test(reference) && isPhotograph(reference)
        ? checkPicture(context, file, reference, fieldKind.minWidth)
        : undefined;
    }
    if (typeof value !== 'string') return undefined;
    if (fieldKind.kind === 'svgFile' && isDrawing(value)) return checkExists(context, file, value);
    if (fieldKind.kind === 'link' && /^(\/|https:\/\/)/.test(value)) return checkLink(context, value);
    return fieldKind.kind === 'date' ? checkDate(value) : undefined;
  };
  const found = valuesWithKind(document, parsed.data).flatMap(({ fieldKind, value, path }) => {
    const flaw = flawOf(fieldKind, value);
    const flawPath = fieldKind.kind === 'picture' ? [...path, 'file'] : path;
    return flaw ? [findingAt(parsed, flawPath, flaw)] : [];
  });
  return [...found, ...textsReadAsDates(document, parsed)];
}

/** Checks that an article has the section to which it links. */
function checkSectionLink(body: NonNullable<Parsed['body']>, hash: string): Flaw | undefined {
  const ids = sectionIds(body);
  const id = decodeUrl(hash.slice(1)) ?? hash.slice(1);
  if (ids.includes(id)) return undefined;
  const guess = nearest(id, ids);
  return [
    `the article has no section "${hash}"`,
    `${guess ? `did you mean "#${guess}"?` : 'write the words of the heading in lower case, with hyphens'} (only headings with ## can be linked)`,
  ];
}

/** Returns how to write a link that Markdown renders as text. */
function linkRemedy(written: string): string {
  if (/\]\[[^\]]*\]$/.test(written))
    return 'write its URL in round brackets instead: [our offices](/contact)';
  return /\]\s+\(/.test(written)
    ? 'remove the space between ] and (: [our offices](/contact)'
    : 'write %20 for each space in the URL: [our brochure](/our%20brochure.pdf)';
}

/** Reports the first wrong character of each line. */
const checkBodyCharacters = ({ text, line }: NonNullable<Parsed['body']>): Finding[] =>
  text.split('\n').flatMap((content, index) => {
    const found = wrongCharacter(content);
    return found ? [{ ...finding(line + index, 'article', found.flaw), column: found.index + 1 }] : [];
  });

/** Checks the Markdown of an article. */
export function checkMarkdown(
  context: CheckContext,
  file: string,
  body: NonNullable<Parsed['body']>,
): Finding[] {
  if (!/\S/.test(body.text))
    return [finding(body.line, 'article', ['is empty', 'write it below the front matter'])];
  const check: Record<ArticlePart['kind'], (value: string) => Flaw | undefined> = {
    headline: (text) => [`"# ${text}" has the level of the headline`, 'write ## instead'],
    emptyHeading: () => ['a heading is empty', 'write its text, or remove the #'],
    innerHeading: (text) => [
      `the heading "${text}" is inside a quotation, list or footnote`,
      'move it to the start of a line, or write ### instead of ##',
    ],
    picture: (url) => checkPicture(context, file, url, PICTURE_WIDTH.card),
    pictureAsText: (url) => [
      `the picture "${url}" is shown as text, because its path contains a space or a bracket`,
      `write the path between < and >: (<${url}>)`,
    ],
    pictureWithoutText: (url) => [
      `the picture "${url}" has no text`,
      'write what it shows between the square brackets: ![A heap of toor dal](...)',
    ],
    link: (url) => checkLink(context, url),
    // The parser adds http:// to a URL such as www.example.com.
    plainLink: (url) => checkLink(context, url, url.replace(/^http:\/\//, '')),
    linkAsText: (written) => [
      `visitors see "${written}" as text, not as a link or picture`,
      linkRemedy(written),
    ],
    linkWithoutText: (url) => [
      `the link to "${url}" has no text`,
      'write its text between the square brackets: [our offices](/contact)',
    ],
    sectionLink: (hash) => checkSectionLink(body, hash),
    text: invalidCharacterReference,
  };
  const characters = checkBodyCharacters(body);
  if (characters.some(({ severity }) => severity === 'error')) return characters;
  const html = checkArticleHtml(articleTree(body)).map((found) => ({
    ...found,
    line: body.line + found.line - 1,
  }));
  const parts = articleParts(body).map(({ kind, value, line }) => ({ flaw: check[kind](value), line }));
  const found = [...parts, ...html].flatMap(({ flaw, line }) =>
    flaw ? [finding(line, 'article', flaw)] : [],
  );
  return [...characters, ...found];
}
