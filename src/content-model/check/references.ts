/** Do the pictures and the links of a document lead somewhere? */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import { imageSize } from 'image-size';
import MarkdownIt from 'markdown-it';
import type * as z from 'zod';
import { NOT_FOUND, withoutTrailingSlash } from '../../routes';
import { PICTURE_WIDTH } from '../fields';
import { eachMeaning, type FieldPath, formatPath } from '../schema';
import type { Parsed } from './parse';
import { type Finding, nearest, type Problem } from './problem';

/** What references are held against. */
export interface Site {
  /** The content folder, absolute. */
  contentDir: string;
  /** All files in it, seen from it, with forward slashes. */
  files: readonly string[];
  /** All addresses of the site, aliases included. */
  routes: readonly string[];
  /** Collections that are empty for now: links to what they held are told, but stop nothing. */
  emptyFolders: readonly string[];
  /** Whether a document could not be read: its address is unknown then, so that no link can be called wrong. */
  incomplete: boolean;
}

type Verdict = [message: string, remedy: string, severity?: Problem['severity']] | undefined;

const isPicture = (file: string): boolean => /\.(jpe?g|png)$/i.test(file);

function checkPicture(site: Site, fromFile: string, reference: string, minWidth: number): Verdict {
  const folder = path.posix.dirname(fromFile);
  const target = path.posix.join(folder, reference);
  const seenFromHere = (file: string): string => {
    const relative = path.posix.relative(folder, file);
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  if (!site.files.includes(target)) {
    const otherCase = site.files.find((file) => file.toLowerCase() === target.toLowerCase());
    if (otherCase)
      return [
        `"${reference}" differs from the picture's name in letter case`,
        `write "${seenFromHere(otherCase)}"`,
      ];
    const guess = nearest(target, site.files.filter(isPicture));
    return [
      `the picture "${reference}" does not exist`,
      guess
        ? `put it into content/images, or did you mean "${seenFromHere(guess)}"?`
        : 'put it into content/images',
    ];
  }
  try {
    const { width } = imageSize(readFileSync(path.join(site.contentDir, target)));
    return width < minWidth
      ? [`the picture "${reference}" is ${width} pixels wide`, `use one of ${minWidth} pixels or more`]
      : undefined;
  } catch {
    return [`the picture "${reference}" cannot be read`, 'save it again as JPEG or PNG'];
  }
}

/** More letters apart than a slip of the finger. */
const SLIP = 2;

const looksLikeNone = (route: string, routes: readonly string[]): boolean =>
  routes.every((known) => distance(known.toLowerCase(), route.toLowerCase()) > SLIP);

/** Gatsby decodes addresses, and a page that cannot be decoded would not open. */
function isDecodable(address: string): boolean {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}

function checkLink(site: Site, target: string): Verdict {
  if (!isDecodable(target))
    return [`"${target}" has a percent sign that stands for nothing`, 'write %25 for a percent sign'];
  if (!target.startsWith('/')) {
    return /^(https:\/\/|mailto:|tel:|#)/.test(target)
      ? undefined
      : [`"${target}" is no address`, 'start it with a slash or with https://'];
  }
  const route = target.replace(/[?#].*$/, '');
  if (site.routes.includes(route) && route !== NOT_FOUND) return undefined;
  if (site.incomplete) return undefined;
  const [empty] = site.emptyFolders;
  if (empty && looksLikeNone(route, site.routes))
    return [
      `the address "${target}" does not exist while content/${empty} is empty`,
      'remove the link, or add what it leads to',
      'warning',
    ];
  const guess = nearest(
    withoutTrailingSlash(route),
    site.routes.filter((candidate) => candidate !== NOT_FOUND),
  );
  return [`the address "${target}" does not exist on this site`, `did you mean "${guess}"?`];
}

function checkDate(value: string): Verdict {
  const year = Number(value.slice(0, 4));
  return year < 1900 || year > 2100 ? [`"${value}" is far off`, 'check the year'] : undefined;
}

/** The problems of a document's pictures, links and dates. `file` is seen from the content folder. */
export function checkReferences(
  site: Site,
  file: string,
  document: z.ZodObject,
  { data, lineOf }: Parsed,
): Finding[] {
  const found: Finding[] = [];
  const report = (fieldPath: FieldPath, verdict: Verdict): void => {
    if (!verdict) return;
    const [message, remedy, severity = 'error'] = verdict;
    found.push({ severity, line: lineOf(fieldPath), field: formatPath(fieldPath), message, remedy });
  };
  eachMeaning(document, data, (meaning, value, fieldPath) => {
    if (meaning.kind === 'picture') {
      const reference = (value as { file?: unknown }).file;
      if (typeof reference === 'string' && /^\.\.?\/.+\.(jpe?g|png)$/.test(reference))
        report([...fieldPath, 'file'], checkPicture(site, file, reference, meaning.minWidth));
    }
    if (meaning.kind === 'link' && typeof value === 'string' && value.startsWith('/'))
      report(fieldPath, checkLink(site, value));
    if (meaning.kind === 'date' && typeof value === 'string') report(fieldPath, checkDate(value));
  });
  return found;
}

/** Percent-encodings read back; an address with broken ones stays as it is, and is then not found. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The problems of an article's Markdown: headings, pictures and links. */
export function checkMarkdown(site: Site, file: string, body: NonNullable<Parsed['body']>): Finding[] {
  if (!/\S/.test(body.text))
    return [
      { line: body.line, field: 'article', message: 'is empty', remedy: 'write it below the front matter' },
    ];
  return new MarkdownIt({ linkify: false }).parse(body.text, {}).flatMap((token, index, tokens) => {
    const line = body.line + (token.map?.[0] ?? 0);
    if (token.type === 'heading_open' && token.tag === 'h1') {
      const title = tokens[index + 1]?.content ?? '';
      return [
        {
          line,
          field: 'article',
          message: `"# ${title}" repeats the headline's level`,
          remedy: 'write ## instead',
        },
      ];
    }
    return (token.children ?? []).flatMap((child) => {
      const verdict =
        child.type === 'image'
          ? checkPicture(site, file, decoded(String(child.attrGet('src'))), PICTURE_WIDTH.card)
          : child.type === 'link_open'
            ? checkLink(site, String(child.attrGet('href')))
            : undefined;
      if (!verdict) return [];
      const [message, remedy, severity = 'error'] = verdict;
      return [{ severity, line, field: 'article', message, remedy }];
    });
  });
}
