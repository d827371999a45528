/** Checks that each `id`, sheet number, file name and path is used only once. */
import { EDITOR_SCREEN, PICTURE_FOLDER } from '../../lib/generatedFiles';
import { BLOG_FILE, ENTRIES, folderOf, isParent, parentFile } from '../collections';
import { itemsAt, valueAt } from '../model/schema';
import { listPaths, pageDocument, possiblePages, routeField, routeOf } from '../publishedPaths';
import { slugOf } from '../read/contentFiles';
import { type Content, type Document, placeOf } from '../read/document';
import { type Problem, problem } from '../read/problem';

const claimOf = (document: Document, scope: string, field: string) => ({
  scope,
  value: valueAt(document.parsed.data, [field]),
  place: placeOf(document, [field]),
});

type Claim = ReturnType<typeof claimOf>;

/** The catalogue of an entry, or of its translation in the folder of the language, or else undefined. */
const catalogueOf = ({ file, type }: Document): string | undefined =>
  type.kind === 'collection' && type.folder === ENTRIES.folder ? parentFile(parentFile(file)) : undefined;

/** Returns the values of a document that no other document may have, the path of its page first. */
function claimsOf(document: Document): Claim[] {
  const { type, file } = document;
  if (type.kind === 'single') return [];
  const route = routeField(type);
  const slug = slugOf(file);
  const place = { file, line: 1, field: 'file name' };
  return [
    ...(route ? [claimOf(document, 'route', route)] : []),
    // The path of a page that is made from the file name is used only once, and so is the file name.
    ...(type.pathOf ? [{ scope: 'route', value: type.pathOf(slug), place }] : []),
    ...(isParent(type) || type.pathOf ? [] : [{ scope: type.folder, value: slug, place }]),
    claimOf(document, folderOf(file), 'id'),
    claimOf(document, 'sheet', 'sheetNumber'),
  ];
}

/**
 * Returns the aliases of a document, and the paths of sheets below those of a catalogue. An alias that differs from the
 * path or another alias of the same document only by letter case is right.
 */
function aliasClaims(document: Document, documents: readonly Document[]): Claim[] {
  const { type, file, parsed } = document;
  const own = [routeOf(type, file, parsed.data)];
  return itemsAt(parsed.data, ['aliases']).flatMap(([alias, path]) => {
    if (typeof alias !== 'string') return [];
    const isSame = own.includes(alias);
    const isOtherCase = !isSame && own.some((each) => each?.toLowerCase() === alias.toLowerCase());
    own.push(alias);
    if (isOtherCase) return [];
    const entries = isSame ? [] : documents.filter((each) => catalogueOf(each) === file);
    const sheets = entries.map((entry) => `${alias}/${slugOf(entry.file)}`);
    return [alias, ...sheets].map((value) => ({ scope: 'route', value, place: placeOf(document, path) }));
  });
}

/** Returns the name of an entry, which no other entry of its catalogue has in the same language. */
function nameClaims(document: Document): Claim[] {
  const catalogue = catalogueOf(document);
  return catalogue ? [claimOf(document, catalogue, 'name')] : [];
}

/** The first parts of paths that are not those of pages. */
const FOLDERS: Readonly<Record<string, string>> = {
  [EDITOR_SCREEN]: 'the editor screen',
  [PICTURE_FOLDER]: 'the pictures of the build',
  '/page-data': 'the data of Gatsby',
};

/** Returns what has a path that no page can have. */
function ownerOf(path: string, languages: Content['languages']): string | undefined {
  const [, first = ''] = path.toLowerCase().split('/');
  const language = languages.find(({ code }) => code === first);
  if (language) return `the pages of the language "${language.code}"`;
  // `/blog/index.html` is the file of `/blog`, and `/blog/index` has a file with this name, too.
  return path.endsWith('/index') ? `the page ${path.slice(0, -6) || '/'}` : FOLDERS[`/${first}`];
}

export function checkDuplicates({ documents, translations, languages }: Content): Problem[] {
  // Because keys ignore the letter case, paths that are aliases of pages are found, too.
  const keyOf = (scope: string, value: unknown) => `${scope} ${String(value).toLowerCase()}`;
  const pages = possiblePages().map((page) => [page, pageDocument(page)] as const);
  const lists = listPaths(documents).map((page) => [page, BLOG_FILE] as const);
  const owners = new Map([...lists, ...pages].map(([page, file]) => [keyOf('route', page), file]));
  const claims = [
    ...documents.flatMap(claimsOf),
    ...documents.flatMap((each) => aliasClaims(each, documents)),
    ...[...documents, ...translations].flatMap(nameClaims),
  ];
  return claims.flatMap(({ scope, value, place }) => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const other = scope === 'route' && ownerOf(String(value), languages);
    if (other) return [problem(place, `${value} is used by ${other}`, 'choose another path or name')];
    const key = keyOf(scope, value);
    const owner = owners.get(key);
    if (owner === place.file) return [problem(place, `${value} is already in this file`, 'remove it')];
    const message = `${value} is in content/${owner} and content/${place.file}`;
    if (owner) return [problem(place, message, 'change one of the two')];
    owners.set(key, place.file);
    return [];
  });
}
