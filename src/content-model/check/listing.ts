/** Is every file in its place, every collection filled, and nothing said twice? */
import { articlePath, NOT_FOUND, screens } from '../../routes';
import { type Collection, collections, placeOf, singles } from '../collections';
import type { Parsed } from './parse';
import { nearest, type Problem } from './problem';

/** A document that could be read, with its type. */
export interface Entry {
  /** Seen from the content folder. */
  file: string;
  type: Collection;
  group?: string;
  parsed: Parsed;
}

type Found = Omit<Problem, 'severity'> & { severity?: Problem['severity'] };

const IMAGES = 'images';
const folderOf = (file: string): string => file.split('/').slice(0, -1).join('/');
export const slugOf = (file: string): string => (file.split('/').at(-1) ?? '').replace(/\.[^.]+$/, '');

function homeFor(file: string): string {
  if (/\.(jpe?g|png|webp|avif|gif|svg)$/i.test(file)) return `move it to content/${IMAGES}`;
  if (/\.JSON$|\.MD$/.test(file)) return 'write the ending of its name in small letters';
  const format = file.endsWith('.md') ? 'markdown' : 'json';
  const folders = collections.filter((type) => type.format === format).map((type) => type.folder);
  const folder = folderOf(file);
  const type = collections.find((candidate) => file.startsWith(`${candidate.folder}/`));
  if (type?.groupedBy)
    return `move it to a subfolder of content/${type.folder} that content/${type.groupedBy} names`;
  if (/^(pages|sections)$/.test(folder) || folder === '') {
    const guess = nearest(
      file,
      singles.map((one) => one.file),
    );
    return `did you mean content/${guess}?`;
  }
  return `move it, for example to content/${nearest(folder, folders)}`;
}

/** Files that no document type claims, and names that make no address. */
export function checkPlaces(files: readonly string[]): Found[] {
  return files.flatMap((file): Found[] => {
    const place = placeOf(file);
    const isImage = file.startsWith(`${IMAGES}/`) && /\.(jpe?g|png)$/.test(file);
    if (!place && !isImage)
      return [
        {
          file,
          line: 1,
          field: 'file',
          message: 'is in a place where no content belongs',
          remedy: homeFor(file),
        },
      ];
    const slug = slugOf(file);
    return !place || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
      ? []
      : [
          {
            file,
            line: 1,
            field: 'file name',
            message: `"${slug}" cannot be an address`,
            remedy: 'use small letters, digits and hyphens only',
          },
        ];
  });
}

/** Files that must be there and are not. */
export function checkCompleteness(files: readonly string[]): Found[] {
  const missing = singles
    .filter(({ file }) => !files.includes(file))
    .map(
      ({ file }): Found => ({
        file,
        line: 1,
        field: 'file',
        message: 'is missing',
        remedy: 'restore it from Git',
      }),
    );
  const empty = collections
    .filter(({ folder }) => !files.some((file) => file.startsWith(`${folder}/`) && placeOf(file)))
    .map(
      ({ folder, mayBeEmpty }): Found =>
        mayBeEmpty
          ? {
              severity: 'warning',
              file: folder,
              line: 1,
              field: 'folder',
              message: 'is empty',
              remedy: 'the page says that there is nothing at the moment',
            }
          : { file: folder, line: 1, field: 'folder', message: 'is empty', remedy: 'add at least one file' },
    );
  return [...missing, ...empty];
}

/** Subfolders without the document that describes them, and such documents without a file. */
export function checkGroups(files: readonly string[]): Found[] {
  return collections.flatMap(({ folder, groupedBy }): Found[] => {
    if (!groupedBy) return [];
    const groups = files.filter((file) => folderOf(file) === groupedBy).map(slugOf);
    const members = files.filter((file) => file.startsWith(`${folder}/`) && placeOf(file));
    const strays = members
      .filter((file) => !groups.includes(file.split('/')[1] ?? ''))
      .map((file): Found => {
        const group = file.split('/')[1] ?? '';
        return {
          file,
          line: 1,
          field: 'file',
          message: `the folder "${group}" is not described in content/${groupedBy}`,
          remedy: `did you mean content/${folder}/${nearest(group, groups)}, or is content/${groupedBy}/${group}.json missing?`,
        };
      });
    const empties = groups
      .filter((group) => !members.some((file) => file.startsWith(`${folder}/${group}/`)))
      .map(
        (group): Found => ({
          file: `${groupedBy}/${group}.json`,
          line: 1,
          field: 'file',
          message: `nothing belongs to "${group}"`,
          remedy: `add a file to content/${folder}/${group}, or remove this one`,
        }),
      );
    return [...strays, ...empties];
  });
}

interface Claim {
  what: string;
  value: string;
  file: string;
  line: number;
  field: string;
}

function repeated(claims: readonly Claim[], remedy: string): Found[] {
  const first = new Map<string, Claim>();
  return claims.flatMap((claim): Found[] => {
    const key = `${claim.what} ${claim.value.toLowerCase()}`;
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, claim);
      return [];
    }
    const { file, line, field, value } = claim;
    const owner = earlier.file ? `content/${earlier.file}` : 'another page of the site';
    return [{ file, line, field, message: `${value} is taken already by ${owner}`, remedy }];
  });
}

/** The address at which a document is published, if it has one of its own. */
export function routeOf({ type, file, parsed }: Entry): string | undefined {
  if (type.format === 'markdown') return articlePath(slugOf(file));
  const link = (parsed.data as { link?: unknown }).link;
  return 'link' in type.document.shape && typeof link === 'string' ? link : undefined;
}

/** Numbers, file names and addresses that two documents share. */
export function checkDuplicates(entries: readonly Entry[]): Found[] {
  const ids = entries.flatMap(({ type, group, file, parsed }): Claim[] => {
    const { id } = parsed.data as { id?: unknown };
    return typeof id === 'number'
      ? [
          {
            what: `${type.folder}/${group ?? ''}`,
            value: String(id),
            file,
            line: parsed.lineOf(['id']),
            field: 'id',
          },
        ]
      : [];
  });
  const slugs = entries.map(
    ({ type, file }): Claim => ({
      what: type.folder,
      value: slugOf(file),
      file,
      line: 1,
      field: 'file name',
    }),
  );
  const routes = entries.flatMap((entry): Claim[] => {
    const value = routeOf(entry);
    return value === undefined
      ? []
      : [{ what: 'route', value, file: entry.file, line: entry.parsed.lineOf(['link']), field: 'link' }];
  });
  // Aliases differ from their canonical path in letter case alone, so this covers them too.
  const reserved = [...screens, NOT_FOUND].map(
    (value): Claim => ({ what: 'route', value, file: '', line: 1, field: 'link' }),
  );
  return [
    ...repeated(ids, 'give one of the two another number'),
    ...repeated(slugs, 'give one of the two another file name'),
    ...repeated([...reserved, ...routes], 'give one of the two another address'),
  ];
}
