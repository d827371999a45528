/** Is anything said twice: a number, a file name, an address? */
import { aliases, articlePath } from '../../routes';
import { fieldKindOf, valueAt } from '../schema';
import { screens } from '../screens';
import type { Entry } from './document';
import { slugOf } from './listing';
import type { FileProblem } from './problem';

interface Claim {
  what: string;
  value: string;
  file: string;
  line: number;
  field: string;
}

function repeated(claims: readonly Claim[], remedy: string): FileProblem[] {
  const first = new Map<string, Claim>();
  return claims.flatMap((claim): FileProblem[] => {
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
  const [field] =
    Object.entries(type.document.shape).find(([, schema]) => fieldKindOf(schema)?.kind === 'ownRoute') ?? [];
  const route = field && valueAt(parsed.data, [field]);
  return typeof route === 'string' ? route : undefined;
}

/** Numbers, file names and addresses that two documents share. */
export function checkDuplicates(entries: readonly Entry[]): FileProblem[] {
  const ids = entries.flatMap(({ type, group, file, parsed }): Claim[] => {
    const id = valueAt(parsed.data, ['id']);
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
  // Compared regardless of letter case, so the aliases of screens are covered; those of documents are not.
  const reserved = screens().map(
    (value): Claim => ({ what: 'route', value, file: '', line: 1, field: 'link' }),
  );
  const spelledAsAlias = routes
    .filter(({ value }) => value in aliases)
    .map(
      ({ file, line, field, value }): FileProblem => ({
        file,
        line,
        field,
        message: `${value} is a second spelling of ${aliases[value]}`,
        remedy: `write ${aliases[value]}, or another address`,
      }),
    );
  return [
    ...repeated(ids, 'give one of the two another number'),
    ...repeated(slugs, 'give one of the two another file name'),
    ...repeated([...reserved, ...routes], 'give one of the two another address'),
    ...spelledAsAlias,
  ];
}
