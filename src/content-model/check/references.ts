/** Checks the links, pictures and dates of a document. */
import { distance } from 'fastest-levenshtein';
import type * as z from 'zod';
import { NOT_FOUND, withoutTrailingSlash } from '../../routes';
import type { FieldKind } from '../fields';
import { isDrawing, isPhotograph, PICTURE_WIDTH } from '../pictures';
import { valueAt, valuesWithKind } from '../schema';
import { articleParts } from './articleParts';
import type { CheckContext } from './context';
import { findingAt, type Parsed } from './parse';
import { checkExists, checkPicture, checkPictureSyntax, decoded } from './pictures';
import { type Finding, type Flaw, finding, nearest } from './problem';

const MAX_TYPO_DISTANCE = 2;

const resemblesNoKnownRoute = (route: string, routes: Iterable<string>): boolean =>
  [...routes].every((known) => distance(known.toLowerCase(), route.toLowerCase()) > MAX_TYPO_DISTANCE);

function checkLink(context: CheckContext, target: string): Flaw | undefined {
  // The router of Gatsby cannot open a page whose URL cannot be decoded.
  if (decoded(target) === undefined)
    return [`"${target}" has a percent sign that encodes no character`, 'write %25 for a percent sign'];
  if (!target.startsWith('/')) {
    return /^(https:\/\/|mailto:|tel:|#)/.test(target)
      ? undefined
      : [`"${target}" is not a link`, 'start it with a slash or with https://'];
  }
  const route = target.replace(/[?#].*$/, '');
  if (context.incomplete || (context.routes.has(route) && route !== NOT_FOUND)) return undefined;
  const [empty] = context.emptyFolders;
  if (empty && resemblesNoKnownRoute(route, context.routes))
    return [
      `the path "${target}" does not exist while content/${empty} is empty`,
      'remove the link, or add its target',
      'warning',
    ];
  const candidates = [...context.routes].filter((candidate) => candidate !== NOT_FOUND);
  const guess = nearest(withoutTrailingSlash(route), candidates);
  return [
    `the path "${target}" does not exist on this site`,
    guess ? `did you mean "${guess}"?` : 'correct it',
  ];
}

function checkDate(value: string): Flaw | undefined {
  const year = Number(value.slice(0, 4));
  return year < 1900 || year > 2100
    ? [`"${value}" is not between 1900 and 2100`, 'check the year']
    : undefined;
}

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
    if (fieldKind.kind === 'link' && value.startsWith('/')) return checkLink(context, value);
    return fieldKind.kind === 'date' ? checkDate(value) : undefined;
  };
  return valuesWithKind(document, parsed.data).flatMap(({ fieldKind, value, path }) => {
    const flaw = flawOf(fieldKind, value);
    const flawPath = fieldKind.kind === 'picture' ? [...path, 'file'] : path;
    return flaw ? [findingAt(parsed, flawPath, flaw)] : [];
  });
}

export function checkMarkdown(
  context: CheckContext,
  file: string,
  body: NonNullable<Parsed['body']>,
): Finding[] {
  if (!/\S/.test(body.text))
    return [finding(body.line, 'article', ['is empty', 'write it below the front matter'])];
  const check = {
    headline: (text: string): Flaw => [`"# ${text}" has the level of the headline`, 'write ## instead'],
    picture: (url: string) => checkPicture(context, file, url, PICTURE_WIDTH.card),
    link: (url: string) => checkLink(context, url),
    text: checkPictureSyntax,
  };
  return articleParts(body).flatMap(({ kind, value, line }) => {
    const flaw = check[kind](value);
    return flaw ? [finding(line, 'article', flaw)] : [];
  });
}
