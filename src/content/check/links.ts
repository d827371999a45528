/** Checks the targets of links, in fields and in articles. */
import * as z from 'zod';
import { isFilePath, NOT_FOUND, withoutTrailingSlash } from '../../routes';
import { collections } from '../collections';
import { decodeUrl } from '../decodeUrl';
import type { Content } from './document';
import { nearest, type Place, type Problem, type ProblemTexts, problem } from './problem';

const MAIL = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?\S*)?$/;
const PHONE = /^tel:\+?[\d().-]*\d[\d().-]*$/;

/** Whether a text is an https URL with a complete host name and without spaces. */
const isHttpsUrl = (value: string): boolean =>
  /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/.test(value) && z.safeParse(z.url(), value).success;

/** Checks a link to another host, a mailbox or a phone. */
function checkOutside(target: string, written: string): ProblemTexts | undefined {
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
function checkFile({ publishedFiles }: Content, target: string, file: string): ProblemTexts | undefined {
  const wanted = (decodeUrl(file) ?? file).normalize();
  const files = [...publishedFiles];
  if (files.some((known) => known.normalize() === wanted)) return undefined;
  const otherCase = files.find((known) => known.normalize().toLowerCase() === wanted.toLowerCase());
  if (otherCase)
    return [`"${target}" differs from the file name in letter case`, `write "${urlOf(otherCase)}"`];
  const guess = nearest(wanted, files);
  return [
    `the file "${target}" does not exist on this site`,
    `put it into the folder static${guess ? `, or did you mean "${urlOf(guess)}"?` : ''}`,
  ];
}

/** Returns a folder of a collection that has no documents, which is allowed. */
const emptyFolder = ({ files }: Content): string | undefined =>
  collections.find(
    ({ folder, mayBeEmpty }) => mayBeEmpty && ![...files].some((file) => file.startsWith(`${folder}/`)),
  )?.folder;

function checkRoute(content: Content, target: string, route: string): ProblemTexts | undefined {
  const { routes, incomplete } = content;
  const pages = [...routes].filter((page) => page !== NOT_FOUND);
  if (incomplete || pages.includes(route)) return undefined;
  const guess = nearest(withoutTrailingSlash(route), pages);
  if (guess) return [`the path "${target}" does not exist on this site`, `did you mean "${guess}"?`];
  const empty = emptyFolder(content);
  return empty
    ? [
        `the path "${target}" does not exist while content/${empty} is empty`,
        'remove the link, or add its target',
        'warning',
      ]
    : [`the path "${target}" does not exist on this site`, 'correct it'];
}

/**
 * Checks that the target of a link exists, or that its URL is complete.
 * @param written the target in the file, if the Markdown parser has changed it
 */
export function checkLink(content: Content, place: Place, target: string, written = target): Problem[] {
  const check = (): ProblemTexts | undefined => {
    // The router of Gatsby cannot open a page whose URL cannot be decoded.
    if (decodeUrl(target) === undefined)
      return [`"${target}" has a percent sign that encodes no character`, 'write %25 for a percent sign'];
    if (!/^\/(?!\/)/.test(target)) return checkOutside(target, written);
    const route = target.replace(/[?#].*$/s, '');
    return isFilePath(route) ? checkFile(content, target, route) : checkRoute(content, target, route);
  };
  const texts = check();
  return texts ? [problem(place, ...texts)] : [];
}
