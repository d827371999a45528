/** The documents of a language, and how the joins find them. */
import { nameKey } from '../../lib/names';
import { CATALOGUES, childFolder, ENTRIES, folderOf, parentFile } from '../collections';
import type { Catalogue, CatalogueEntry } from '../documents/catalogue';
import { valueAt } from '../model/schema';
import { slugOf } from '../read/contentFiles';
import type { Document, LocalDocument } from '../read/document';
import { localFile } from '../translation/languageFolders';
import type { Terms } from '../translation/terms';

interface Shared {
  language: string;
  terms: Terms;
  /** The valid documents by file, in English and translated. */
  valid: ReadonlyMap<string, Document>;
  /** The canonical paths of all English pages. */
  paths: ReadonlySet<string>;
}

export type LocalContent = ReturnType<typeof localContent>;

export type Data = Record<string, unknown>;

export const keyOf = ({ file, language }: Pick<LocalDocument, 'file' | 'language'>): string =>
  localFile(file, language);

export const keysOf = (documents: readonly LocalDocument[]): string[] => documents.map(keyOf);

const idOf = ({ data }: LocalDocument): number => Number(data.id ?? 0);

/** Compares documents by their numbers, and those with the same number by their file names, for `sort`. */
export const byNumber = (one: LocalDocument, other: LocalDocument): number =>
  idOf(one) - idOf(other) || (slugOf(one.file) < slugOf(other.file) ? -1 : 1);

export const SECTION_FILE = 'sections/catalogue.json';

/** Groups the documents of a language, so that each is found at once also among thousands. */
export function localContent(documents: readonly LocalDocument[], shared: Shared) {
  const lists = new Map<string, LocalDocument[]>();
  /** The entries by the file of their catalogue and their English name. */
  const entries = new Map<string, LocalDocument>();
  const nameIn = (catalogue: string, name: unknown) => `${catalogue} ${nameKey(String(name))}`;
  for (const document of documents.toSorted(byNumber)) {
    const { file, type } = document;
    if (type.kind !== 'collection') continue;
    const list = lists.get(folderOf(file)) ?? [];
    list.push(document);
    lists.set(folderOf(file), list);
    if (type.folder !== ENTRIES.folder) continue;
    const name = valueAt(shared.valid.get(file)?.parsed.data, ['name']);
    entries.set(nameIn(parentFile(parentFile(file)), name), document);
  }
  const byFile = new Map(documents.map((document) => [document.file, document]));
  const inFolder = (folder: string): LocalDocument[] => lists.get(folder) ?? [];
  const childrenOf = ({ file }: Pick<LocalDocument, 'file'>) => inFolder(childFolder(file));
  return {
    ...shared,
    byFile,
    dataOf: (file: string): Data | undefined => byFile.get(file)?.data,
    entryNamed: ({ file }: LocalDocument, name: string) => entries.get(nameIn(file, name)),
    /** Returns the documents in a folder, in the order of lists. */
    inFolder,
    /** Returns the documents in the folder that a document describes. */
    childrenOf,
    /** The catalogues: none if the texts that all of them share are missing or invalid. */
    catalogues: byFile.has(SECTION_FILE) ? inFolder(CATALOGUES.folder) : [],
    /** Returns the entries of a catalogue, by group. */
    entriesIn: (catalogue: LocalDocument) => childrenOf(catalogue).flatMap(childrenOf),
    /** Returns the entries of a catalogue in English, also those that are not translated. */
    englishEntriesIn: (catalogue: LocalDocument) =>
      [...shared.valid.values()].filter(({ file }) => parentFile(parentFile(file)) === catalogue.file),
  };
}

/** Returns the path of an entry, and those that begin with an alias of its catalogue. */
export function entryPaths(catalogue: LocalDocument, file: string) {
  const { link, aliases = [] } = asCatalogue(catalogue);
  const [path = '', ...others] = [link, ...aliases].map((each) => `${each}/${slugOf(file)}`);
  return { path, aliases: others };
}

export const asEntry = ({ data }: LocalDocument) => data as unknown as CatalogueEntry;
export const asCatalogue = ({ data }: LocalDocument) => data as unknown as Catalogue;
