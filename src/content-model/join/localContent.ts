/** The documents of a language, and how the joins find them. */
import { catalogues } from '../catalogues';
import type { Catalogue } from '../documents/catalogue';
import { slugOf } from '../read/contentFiles';
import type { Document, LocalDocument } from '../read/document';
import { localFile } from '../translation/languageFolders';
import type { Terms } from '../translation/terms';

export interface LocalContent {
  language: string;
  terms: Terms;
  /** The valid documents by file, in English and translated. */
  valid: ReadonlyMap<string, Document>;
  /** The canonical paths of all English pages. */
  paths: ReadonlySet<string>;
  byFile: ReadonlyMap<string, LocalDocument>;
  /** The documents of collections by folder, and also by folder and group, in the order of lists. */
  lists: ReadonlyMap<string, LocalDocument[]>;
}

export type Data = Record<string, unknown>;

export const keyOf = ({ file, language }: Pick<LocalDocument, 'file' | 'language'>): string =>
  localFile(file, language);

export const keysOf = (documents: readonly LocalDocument[]): string[] => documents.map(keyOf);

export const dataOf = ({ byFile }: LocalContent, file: string): Data | undefined => byFile.get(file)?.data;

export const englishDataOf = ({ valid }: LocalContent, file: string) =>
  valid.get(file)?.parsed.data as Data | undefined;

const idOf = ({ data }: LocalDocument): number => Number(data.id ?? 0);
const bySlug = (one: LocalDocument, other: LocalDocument) => (slugOf(one.file) < slugOf(other.file) ? -1 : 1);

/** Groups the documents of a language, so that each is found at once also among thousands. */
export function localContent(
  documents: readonly LocalDocument[],
  shared: Omit<LocalContent, 'byFile' | 'lists'>,
): LocalContent {
  const lists = new Map<string, LocalDocument[]>();
  const add = (list: string, document: LocalDocument) => {
    const found = lists.get(list) ?? [];
    found.push(document);
    lists.set(list, found);
  };
  for (const document of documents.toSorted((one, other) => idOf(one) - idOf(other) || bySlug(one, other))) {
    const { type, group } = document;
    if (type.kind !== 'collection') continue;
    add(type.folder, document);
    if (group) add(`${type.folder}/${group}`, document);
  }
  return { ...shared, lists, byFile: new Map(documents.map((document) => [document.file, document])) };
}

/** Returns the documents of a collection, or of a group, in the order of lists. */
export const inFolder = ({ lists }: LocalContent, folder: string, group?: string): LocalDocument[] =>
  lists.get(group ? `${folder}/${group}` : folder) ?? [];

export const SECTION_FILE = 'sections/catalogue.json';

export const pageFile = ({ page }: Catalogue): string => `pages/${page.file}.json`;

/** Returns the catalogues with texts. In development, the document of a page may be missing or invalid. */
export const cataloguesOf = (content: LocalContent): Catalogue[] =>
  catalogues.filter((catalogue) => dataOf(content, SECTION_FILE) && dataOf(content, pageFile(catalogue)));

export const groupsOf = (content: LocalContent, { folder, group }: Catalogue) =>
  inFolder(content, group.folder).map((document) => ({
    document,
    entries: inFolder(content, folder, slugOf(document.file)),
  }));

export const entriesOf = (content: LocalContent, catalogue: Catalogue): LocalDocument[] =>
  groupsOf(content, catalogue).flatMap(({ entries }) => entries);

export const pathOf = ({ page }: Catalogue, { file }: Pick<LocalDocument, 'file'>): string =>
  `${page.path}/${slugOf(file)}`;
