/** Checks that each `id`, file name and path is used only once. */
import { aliases } from '../../routes';
import { pagePaths } from '../pagePaths';
import { fieldKindOf, valueAt } from '../schema';
import type { Entry } from './document';
import { slugOf } from './listing';
import type { FileProblem } from './problem';

/** A value that only one document may use. */
interface Claim {
  /** The same value may be used once in each scope. */
  scope: string;
  value: string;
  file: string;
  line: number;
  field: string;
  /** The end of the remedy: `another number`. */
  instead: string;
}

function duplicatesAmong(claims: readonly Claim[]): FileProblem[] {
  const first = new Map<string, Claim>();
  return claims.flatMap((claim): FileProblem[] => {
    const key = `${claim.scope} ${claim.value.toLowerCase()}`;
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, claim);
      return [];
    }
    const { file, line, field, value, instead } = claim;
    const owner = earlier.file ? `content/${earlier.file}` : 'another page of the site';
    return [
      {
        file,
        line,
        field,
        message: `${value} is already used by ${owner}`,
        remedy: `give one of the two ${instead}`,
      },
    ];
  });
}

/** Returns the path of the page of a document, or undefined if the document has no page. */
export function routeOf({ type, file, parsed }: Entry): string | undefined {
  if (type.pathOf) return type.pathOf(slugOf(file));
  const [field] =
    Object.entries(type.schema.shape).find(([, schema]) => fieldKindOf(schema)?.kind === 'ownRoute') ?? [];
  const route = field && valueAt(parsed.data, [field]);
  return typeof route === 'string' ? route : undefined;
}

/** Reports `id`s, file names and paths that an earlier document or another page uses. */
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
            instead: 'another number',
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
      instead: 'another file name',
    }),
  );
  const routes = entries.flatMap((entry): Claim[] => {
    const { file, type, parsed } = entry;
    const value = routeOf(entry);
    if (value === undefined) return [];
    const own = type.pathOf
      ? { line: 1, field: 'file name' }
      : { line: parsed.lineOf(['link']), field: 'link' };
    return [{ scope: 'route', value, file, ...own, instead: 'another path' }];
  });
  // Because the comparison ignores letter case, it also finds paths that are aliases of pages in `src/pages`.
  // `spelledAsAlias` below finds paths that are aliases of document pages.
  const reserved = pagePaths().map(
    (value): Claim => ({
      scope: 'route',
      value,
      file: '',
      line: 1,
      field: 'link',
      instead: 'another path',
    }),
  );
  const spelledAsAlias = routes
    .filter(({ value }) => value in aliases)
    .map(
      ({ file, line, field, value }): FileProblem => ({
        file,
        line,
        field,
        message: `${value} is another spelling of ${aliases[value]}`,
        remedy: `write ${aliases[value]}, or another path`,
      }),
    );
  const takenNames = duplicatesAmong(slugs);
  // Report a duplicate file name only once, although it also causes a duplicate path.
  const takenRoutes = duplicatesAmong([...reserved, ...routes]).filter(
    ({ file, field }) => field === 'link' || !takenNames.some((problem) => problem.file === file),
  );
  return [...duplicatesAmong(ids), ...takenNames, ...takenRoutes, ...spelledAsAlias];
}
