import * as z from 'zod';
import { isFilePath, NOT_FOUND, pageOfAlias, withoutTrailingSlash } from '../../routes';
import { CATALOGUES, collections, NAVIGATION_FILE } from '../collections';
import { possiblePages, routeField, routeOf } from '../publishedPaths';
import { hiddenProblem } from '../read/characters';
import { decodeUrl } from '../read/contentFiles';
import type { Content, Document } from '../read/document';
import { nearest, type Place, type Problem, type ProblemTexts, problem } from '../read/problem';

/** The URLs outside of this site that a link may have, by the start of the URL. */
const OUTSIDE: Readonly<Record<string, { pattern: RegExp; problem: ProblemTexts }>> = {
  'mailto:': {
    pattern: /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?\S*)?$/,
    problem: ['has no complete e-mail address', 'write it as mailto:name@company.com'],
  },
  'tel:': {
    pattern: /^tel:\+?[\d().-]*\d[\d().-]*$/,
    problem: ['has no phone number', 'write it as tel:+12025550143, without spaces'],
  },
  'https://': {
    pattern: /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/,
    problem: ['is not a complete URL', 'write it as https://www.company.com, without spaces'],
  },
};

function checkOutside(target: string): ProblemTexts | undefined {
  const [, rule] = Object.entries(OUTSIDE).find(([start]) => target.startsWith(start)) ?? [];
  if (!rule) return [`"${target}" is not a link`, 'start it with a slash or with https://'];
  if (rule.pattern.test(target) && z.url().safeParse(target).success) return undefined;
  const [message, remedy] = rule.problem;
  return [`"${target}" ${message}`, remedy];
}

function checkFile({ publishedFiles }: Content, target: string, file: string): ProblemTexts | undefined {
  const wanted = (decodeUrl(file) ?? file).normalize();
  const files = [...publishedFiles.keys()];
  if (files.some((known) => known.normalize() === wanted)) return undefined;
  const guess = nearest(wanted, files);
  const remedy = `put it into the folder static${guess ? `, or did you mean "${encodeURI(guess)}"?` : ''}`;
  return [`the file "${target}" does not exist on this site`, remedy];
}

/** Returns the paths of the catalogues. Those without entries have no page. */
export const cataloguePaths = (documents: readonly Document[]): string[] =>
  documents.flatMap(({ type, file, parsed }) =>
    type === CATALOGUES ? (routeOf(type, file, parsed.data) ?? []) : [],
  );

/** Whether the page at a path, or above it, is absent because its content is. */
function isAbsent(content: Content, route: string): boolean {
  const place = `${withoutTrailingSlash(route)}/`;
  return [...possiblePages(), ...cataloguePaths(content.documents)].some(
    (page) => !content.routes.has(page) && place.startsWith(`${page}/`),
  );
}

/** Whether a path may be that of an absent document: services and business areas choose their paths themselves. */
const mayBeOfDocument = ({ documents }: Content): boolean =>
  collections.some((type) => routeField(type) && !documents.some((document) => document.type === type));

function checkRoute(
  content: Content,
  place: Place,
  target: string,
  route: string,
  canBeLeftOut: boolean,
): ProblemTexts | undefined {
  const pages = [...content.routes].filter((each) => each !== NOT_FOUND);
  if (content.incomplete || pages.includes(route)) return undefined;
  const message = `the path "${target}" does not exist on this site`;
  const page = pageOfAlias(withoutTrailingSlash(route), content.aliases);
  if (page && content.routes.has(page))
    // Elsewhere, a link may have the spelling that visitors know.
    return place.file === NAVIGATION_FILE
      ? [`the path "${target}" is an alias of "${page}"`, `write "${page}"`]
      : undefined;
  if (canBeLeftOut && isAbsent(content, route)) return undefined;
  const guess = nearest(withoutTrailingSlash(route), pages);
  const isLeftOut = canBeLeftOut && mayBeOfDocument(content);
  if (isLeftOut && !guess) return undefined;
  return [
    isLeftOut ? `${message}, so the link is left out` : message,
    guess ? `did you mean "${guess}"?` : 'correct it, or remove the link',
    isLeftOut ? 'warning' : 'error',
  ];
}

/**
 * Checks that the target of a link exists, or that its URL is complete.
 * @param canBeLeftOut whether the link is left out if the page that it leads to is absent
 */
export function checkLink(content: Content, place: Place, target: string, canBeLeftOut = false): Problem[] {
  const check = (): ProblemTexts | undefined => {
    const hidden = hiddenProblem(target);
    if (hidden) return hidden;
    // The router of Gatsby cannot open a page whose URL cannot be decoded.
    if (decodeUrl(target) === undefined)
      return [`"${target}" has a percent sign that encodes no character`, 'write %25 for a percent sign'];
    if (!/^\/(?!\/)/.test(target)) return checkOutside(target);
    const route = target.replace(/[?#].*$/s, '');
    return isFilePath(route)
      ? checkFile(content, target, route)
      : checkRoute(content, place, target, route, canBeLeftOut);
  };
  const texts = check();
  return texts ? [problem(place, ...texts)] : [];
}
