/** Finds `id`s, file names and paths that are used twice. */
import { aliases, articlePath } from '../../routes';
import { pagePaths } from '../pagePaths';
import { fieldKindOf, valueAt } from '../schema';
import type { Entry } from './document';
import { slugOf } from './listing';
import type { FileProblem } from './problem';

/** A value that only one document may use. */
interface Claim {
  /** Values are compared within the same scope only. */
  scope: string;
  value: string;
  file: string;
  line: number;
  field: string;
}

function duplicatesAmong(claims: readonly Claim[], remedy: string): FileProblem[] {
  const first = new Map<string, Claim>();
  return claims.flatMap((claim): FileProblem[] => {
    const key = `${claim.scope} ${claim.value.toLowerCase()}`;
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

/** The path of a document's page, or undefined if it has no page of its own. */
export function routeOf({ type, file, parsed }: Entry): string | undefined {
  if (type.format === 'markdown') return articlePath(slugOf(file));
  const [field] =
    Object.entries(type.schema.shape).find(([, schema]) => fieldKindOf(schema)?.kind === 'ownRoute') ?? [];
  const route = field && valueAt(parsed.data, [field]);
  return typeof route === 'string' ? route : undefined;
}

/** Reports every `id`, file name and path that an earlier document already uses. */
export function checkDuplicates(entries: readonly Entry[]): FileProblem[] {
  const ids = entries.flatMap(({ type, group, file, parsed }): Claim[] => {
    const id = valueAt(parsed.data, ['id']);
    return typeof id === 'number'
      ? [
          {
            scope: `${type.folder}/${group ?? ''}`,
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
      scope: type.folder,
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
      : [{ scope: 'route', value, file: entry.file, line: entry.parsed.lineOf(['link']), field: 'link' }];
  });
  // The comparison ignores letter case, so this includes the aliases of `src/pages`; those of documents follow below.
  const reserved = pagePaths().map(
    (value): Claim => ({ scope: 'route', value, file: '', line: 1, field: 'link' }),
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
    ...duplicatesAmong(ids, 'give one of the two another number'),
    ...duplicatesAmong(slugs, 'give one of the two another file name'),
    ...duplicatesAmong([...reserved, ...routes], 'give one of the two another address'),
    ...spelledAsAlias,
  ];
}
