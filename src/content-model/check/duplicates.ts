/** Is anything said twice: a number, a file name, an address? */
import { articlePath, NOT_FOUND, screens } from '../../routes';
import type { Collection } from '../collections';
import { slugOf } from './listing';
import type { Parsed } from './parse';
import type { Problem } from './problem';

/** A document that could be read, with its type. */
export interface Entry {
  /** Seen from the content folder. */
  file: string;
  type: Collection;
  group?: string;
  parsed: Parsed;
}

type Found = Omit<Problem, 'severity'>;

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
