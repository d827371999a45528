/** Checks that each `id`, sheet number, file name and path is used only once. */
import { EDITOR_SCREEN, SHARE_CARD } from '../../lib/generatedFiles';
import { aliases } from '../../routes';
import { pagePaths } from '../pagePaths';
import { fieldKindOf, valueAt } from '../schema';
import { listPaths } from './categories';
import { type Content, type Document, placeOf } from './document';
import { slugOf } from './listing';
import { type Place, type Problem, problem } from './problem';

/** Folders of the build, which a page must not replace. */
const BUILD_FOLDERS = [EDITOR_SCREEN, SHARE_CARD.folder, '/static', '/page-data'] as const;

/** What to change, by the field of the claim. */
const NOUNS: Readonly<Record<string, string>> = {
  id: 'number',
  sheetNumber: 'number',
  'file name': 'file name',
  link: 'path',
};

/** A value that only one document may use. */
interface Claim {
  /** The same value may be used once in each scope. */
  scope: string;
  value: unknown;
  place: Place;
}

/** Returns the path of the page of a document and its place, or undefined if the document has no page. */
function routeClaim(document: Document): Claim | undefined {
  const { type, file, parsed } = document;
  if (type.kind === 'single') return undefined;
  if (type.pathOf)
    return { scope: 'route', value: type.pathOf(slugOf(file)), place: { file, line: 1, field: 'file name' } };
  const [field] =
    Object.entries(type.schema.shape).find(([, schema]) => fieldKindOf(schema)?.kind === 'ownRoute') ?? [];
  return field === undefined
    ? undefined
    : { scope: 'route', value: valueAt(parsed.data, [field]), place: placeOf(document, [field]) };
}

/** Returns the path of the page of a document, or undefined if the document has no page. */
export function routeOf(document: Document): string | undefined {
  const value = routeClaim(document)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Returns the values of a document that no other document may have. */
function claimsOf(document: Document): Claim[] {
  const { type, group, file, parsed } = document;
  if (type.kind === 'single') return [];
  const claim = (scope: string, field: string): Claim => ({
    scope,
    value: valueAt(parsed.data, [field]),
    place: placeOf(document, [field]),
  });
  const own = routeClaim(document);
  return [
    claim(`${type.folder}/${group}`, 'id'),
    claim('sheet', 'sheetNumber'),
    ...(own ? [own] : []),
    // A path that is made from the file name is a claim already.
    ...(type.pathOf
      ? []
      : [{ scope: type.folder, value: slugOf(file), place: { file, line: 1, field: 'file name' } }]),
  ];
}

/** Reports `id`s, sheet numbers, file names and paths that an earlier document or another page uses. */
export function checkDuplicates({ documents }: Pick<Content, 'documents'>): Problem[] {
  const claims = documents
    .flatMap(claimsOf)
    .filter(({ value }) => typeof value === 'string' || typeof value === 'number');
  const pages = [...pagePaths(), ...listPaths(documents), ...BUILD_FOLDERS];
  // Because keys ignore the letter case, paths that are aliases of `pages` are found, too.
  const keyOf = (scope: string, value: unknown) => `${scope} ${String(value).toLowerCase()}`;
  const owners = new Map(pages.map((page) => [keyOf('route', page), 'another part of the site']));
  return claims.flatMap(({ scope, value, place }) => {
    const key = keyOf(scope, value);
    const owner = owners.get(key);
    if (owner === undefined) {
      owners.set(key, `content/${place.file}`);
      const right = scope === 'route' && aliases[String(value)];
      return right
        ? [problem(place, `${value} is another spelling of ${right}`, `write ${right}, or another path`)]
        : [];
    }
    const remedy = `give one of the two another ${NOUNS[place.field] ?? place.field}`;
    return [problem(place, `${value} is already used by ${owner}`, remedy)];
  });
}
