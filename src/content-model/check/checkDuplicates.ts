/** Checks that each `id`, sheet number, file name and path is used only once. */

import { isCatalogueEntry } from '../catalogues';
import { fileTypeOf } from '../collections';
import { valueAt } from '../model/schema';
import { listPaths, possiblePages, routeField } from '../publishedPaths';
import { slugOf } from '../read/contentFiles';
import { type Content, type Document, placeOf } from '../read/document';
import { type Place, type Problem, problem } from '../read/problem';
import { languageOf, sourceFileFor } from '../translation/languageFolders';

interface Claim {
  scope: string;
  value: unknown;
  place: Place;
}

/** Returns the values of a document that no other document may have, the path of its page first. */
function claimsOf(document: Document): Claim[] {
  const { type, group, file, parsed } = document;
  if (type.kind === 'single') return [];
  const claim = (scope: string, field: string): Claim => ({
    scope,
    value: valueAt(parsed.data, [field]),
    place: placeOf(document, [field]),
  });
  const route = routeField(type);
  const slug = slugOf(file);
  const place = { file, line: 1, field: 'file name' };
  return [
    ...(route ? [claim('route', route)] : []),
    // The path of a page that is made from the file name is used only once, and so is the file name.
    type.pathOf
      ? { scope: 'route', value: type.pathOf(slug), place }
      : { scope: type.folder, value: slug, place },
    claim(`${type.folder}/${group}`, 'id'),
    claim('sheet', 'sheetNumber'),
    ...(isCatalogueEntry(type.schema) ? [claim(type.folder, 'name')] : []),
  ];
}

/** Returns the translated name of a catalogue entry, which differs within a language as it does in English. */
function translatedName(translation: Document): Claim[] {
  const { type } = fileTypeOf(sourceFileFor(translation.file)) ?? {};
  if (!type || !isCatalogueEntry(type.schema)) return [];
  const scope = `${languageOf(translation.file)} ${type.graphqlType}`;
  const value = valueAt(translation.parsed.data, ['name']);
  return [{ scope, value, place: placeOf(translation, ['name']) }];
}

export function checkDuplicates({ documents, translations }: Content): Problem[] {
  // Because keys ignore the letter case, paths that are aliases of pages are found, too.
  const keyOf = (scope: string, value: unknown) => `${scope} ${String(value).toLowerCase()}`;
  const pages = [...possiblePages(), ...listPaths(documents)];
  const owners = new Map(pages.map((page) => [keyOf('route', page), 'another part of the site']));
  const claims = [...documents.flatMap(claimsOf), ...translations.flatMap(translatedName)];
  return claims.flatMap(({ scope, value, place }) => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const key = keyOf(scope, value);
    const owner = owners.get(key);
    if (owner) {
      const remedy = `give one of the two another ${place.field}`;
      return [problem(place, `${value} is already used by ${owner}`, remedy)];
    }
    owners.set(key, `content/${place.file}`);
    return [];
  });
}
