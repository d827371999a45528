/** The content that the editor screen shows. */
import path from 'node:path';
import { CATALOGUES, childFolder, isParent, parentFile, SITE_FILE, typeOf } from '../collections';
import { site } from '../documents/site';
import { valueAt } from '../model/schema';
import { documentAt, type Source } from '../read/document';
import { labelOf } from './editorFields';

/** Reads the content that the screen shows. Other fields may be invalid, because editors correct them on this screen. */
export function editorScreenContent({ dir, documents, entryTypes, languages }: Source) {
  const dataOf = (file: string) => documentAt(documents, file)?.parsed.data;
  const numberOf = (file: string) => Number(valueAt(dataOf(file), ['id']) ?? 0);
  const nameOf = (file: string) =>
    String(
      valueAt(dataOf(file), ['name']) ??
        valueAt(dataOf(file), ['banner', 'crumb']) ??
        labelOf(childFolder(file)),
    );
  const parents = documents.flatMap(({ file, type }) => (isParent(type) ? file : []));
  parents.sort((a, b) => numberOf(parentFile(a)) - numberOf(parentFile(b)) || numberOf(a) - numberOf(b));
  const labelIn = (file: string) =>
    typeOf(file) === CATALOGUES ? `${nameOf(file)}: groups` : `${nameOf(parentFile(file))}: ${nameOf(file)}`;
  return {
    // Without `editing`, the screen works only with a project folder on the computer of the editor.
    ...site.pick({ productName: true, editing: true }).strip().parse(dataOf(SITE_FILE)),
    languages,
    /** The folders that documents describe, such as groups, in order, with the labels of their lists. */
    folders: parents.map((file) => ({ folder: childFolder(file), label: labelIn(file) })),
    entryTypes,
    /** The names of the types of the existing documents. The screen has no others. */
    types: new Set(documents.map(({ type }) => type.graphqlType)),
    /** The name of the project folder. Without a repository, the screen asks the editor to open this folder. */
    folder: path.basename(path.dirname(dir)),
  };
}

export type EditorScreenContent = ReturnType<typeof editorScreenContent>;
