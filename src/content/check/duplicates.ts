/** Checks that each `id`, sheet number, file name and path is used only once. */
import { EDITOR_SCREEN, SHARE_CARD } from '../../lib/generatedFiles';
import { aliases } from '../../routes';
import { fieldKindOf, valueAt } from '../schema';
import type { Entry } from './document';
import { slugOf } from './listing';
import { type Flaw, finding, type Problem } from './problem';

/** Folders of the build, which a page must not replace. */
const BUILD_FOLDERS = [EDITOR_SCREEN, SHARE_CARD.folder, '/static', '/page-data'] as const;

/** A value that only one document may use. */
interface Claim {
  /** The same value may be used once in each scope. */
  scope: string;
  value: string;
  file: string;
  line: number;
  field: string;
}

/** Reports claims whose value an earlier claim uses. `instead` is the end of the remedy: `another number`. */
function duplicatesAmong(claims: readonly Claim[], instead: string): Problem[] {
  const first = new Map<string, Claim>();
  return claims.flatMap((claim) => {
    const { scope, value, file, line, field } = claim;
    const key = `${scope} ${value.toLowerCase()}`;
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, claim);
      return [];
    }
    const owner = earlier.file ? `content/${earlier.file}` : 'another part of the site';
    const flaw: Flaw = [`${value} is already used by ${owner}`, `give one of the two ${instead}`];
    return [{ file, ...finding(line, field, flaw) }];
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

/**
 * Reports `id`s, sheet numbers, file names and paths that an earlier document or another page uses.
 * @param pages the paths of pages that are not made from one document
 */
export function checkDuplicates(entries: readonly Entry[], pages: readonly string[]): Problem[] {
  const ids = entries.flatMap(({ type, group = '', file, parsed }): Claim[] => {
    const id = valueAt(parsed.data, ['id']);
    if (typeof id !== 'number') return [];
    const scope = `${type.folder}/${group}`;
    return [{ scope, value: String(id), file, line: parsed.lineOf(['id']), field: 'id' }];
  });
  const numbers = entries.flatMap(({ file, parsed }): Claim[] => {
    const value = valueAt(parsed.data, ['sheetNumber']);
    if (typeof value !== 'string') return [];
    return [{ scope: 'sheet', value, file, line: parsed.lineOf(['sheetNumber']), field: 'sheetNumber' }];
  });
  const slugs = entries.map(({ type, file }) => ({
    scope: type.folder,
    value: slugOf(file),
    file,
    line: 1,
    field: 'file name',
  }));
  const routes = entries.flatMap((entry): Claim[] => {
    const { file, type, parsed } = entry;
    const value = routeOf(entry);
    if (value === undefined) return [];
    const own = type.pathOf
      ? { line: 1, field: 'file name' }
      : { line: parsed.lineOf(['link']), field: 'link' };
    return [{ scope: 'route', value, file, ...own }];
  });
  // Because the comparison ignores letter case, it also finds paths that are aliases of `pages`.
  // `spelledAsAlias` below finds paths that are aliases of document pages.
  const reserved = [...pages, ...BUILD_FOLDERS].map((value) => ({
    scope: 'route',
    value,
    file: '',
    line: 1,
    field: 'link',
  }));
  const spelledAsAlias = routes.flatMap(({ file, line, field, value }): Problem[] => {
    const right = aliases[value];
    if (right === undefined) return [];
    const flaw: Flaw = [`${value} is another spelling of ${right}`, `write ${right}, or another path`];
    return [{ file, ...finding(line, field, flaw) }];
  });
  const takenNames = duplicatesAmong(slugs, 'another file name');
  // Report a duplicate file name only once, although it also causes a duplicate path.
  const takenRoutes = duplicatesAmong([...reserved, ...routes], 'another path').filter(
    ({ file, field }) => field === 'link' || !takenNames.some((problem) => problem.file === file),
  );
  return [
    ...duplicatesAmong([...ids, ...numbers], 'another number'),
    ...takenNames,
    ...takenRoutes,
    ...spelledAsAlias,
  ];
}
