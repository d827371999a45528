/** Checks the targets of links, in fields and in articles. */
import { distance } from 'fastest-levenshtein';
import * as z from 'zod';
import { isFilePath, NOT_FOUND, withoutTrailingSlash } from '../../routes';
import { decodeUrl } from '../decodeUrl';
import type { CheckContext } from './context';
import { type Flaw, nearest } from './problem';

const MAX_TYPO_DISTANCE = 2;

const MAIL = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?\S*)?$/;
const PHONE = /^tel:\+?[\d().-]*\d[\d().-]*$/;

/** Whether a text is an https URL with a complete host name and without spaces. */
const isHttpsUrl = (value: string): boolean =>
  /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/.test(value) && z.safeParse(z.url(), value).success;

const resemblesNoKnownRoute = (route: string, routes: Iterable<string>): boolean =>
  [...routes].every((known) => distance(known.toLowerCase(), route.toLowerCase()) > MAX_TYPO_DISTANCE);

/** Checks a link to another host, a mailbox or a phone. */
function checkOutside(target: string, written: string): Flaw | undefined {
  if (target.startsWith('mailto:'))
    return MAIL.test(target)
      ? undefined
      : [`"${target}" has no complete e-mail address`, 'write it as mailto:name@company.com'];
  if (target.startsWith('tel:'))
    return PHONE.test(target)
      ? undefined
      : [`"${target}" has no phone number`, 'write it as tel:+912055500100, without spaces'];
  if (!target.startsWith('https://'))
    return [`"${written}" is not a link`, 'start it with a slash or with https://'];
  return isHttpsUrl(target)
    ? undefined
    : [`"${target}" is not a complete URL`, 'write it as https://www.company.com, without spaces'];
}

/** Encodes the path of a file, which may contain characters with a meaning in URLs. */
const urlOf = (file: string): string => encodeURI(file).replaceAll('#', '%23').replaceAll('?', '%3F');

/** Checks that a file exists in `static/`, or that the build writes it. */
function checkFile({ publishedFiles }: CheckContext, target: string, file: string): Flaw | undefined {
  const wanted = (decodeUrl(file) ?? file).normalize();
  const files = [...publishedFiles];
  if (files.some((known) => known.normalize() === wanted)) return undefined;
  const otherCase = files.find((known) => known.normalize().toLowerCase() === wanted.toLowerCase());
  if (otherCase)
    return [`"${target}" differs from the file name in letter case`, `write "${urlOf(otherCase)}"`];
  const guess = nearest(wanted, files);
  return [
    `the file "${target}" does not exist on this site`,
    guess
      ? `put it into the folder static, or did you mean "${urlOf(guess)}"?`
      : 'put it into the folder static',
  ];
}

/**
 * Checks that the target of a link exists, or that its URL is complete.
 * @param written the target in the file, if the Markdown parser has changed it
 */
export function checkLink(context: CheckContext, target: string, written = target): Flaw | undefined {
  // The router of Gatsby cannot open a page whose URL cannot be decoded.
  if (decodeUrl(target) === undefined)
    return [`"${target}" has a percent sign that encodes no character`, 'write %25 for a percent sign'];
  if (!/^\/(?!\/)/.test(target)) return checkOutside(target, written);
  const route = target.replace(/[?#].*$/s, '');
  if (isFilePath(route)) return checkFile(context, target, route);
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
