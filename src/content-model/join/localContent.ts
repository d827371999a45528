/** The documents of a language, and how the joins find them. */
import { catalogues, entryPath } from '../catalogues';
import type { Catalogue, CataloguePage } from '../documents/catalogue';
import type { CatalogueSection } from '../documents/sheet';
import { slugOf } from '../read/contentFiles';
import type { Document, LocalDocument } from '../read/document';
import { localFile } from '../translation/languageFolders';
import type { Terms } from '../translation/terms';
import { type Shown, shownFacts } from './shownFacts';

export interface LocalContent {
  documents: readonly LocalDocument[];
  language: string;
  terms: Terms;
  /** All valid documents by file. */
  english: ReadonlyMap<string, Document>;
  /** The canonical paths of all English pages. */
  paths: ReadonlySet<string>;
}

export type Data = Record<string, unknown>;

export const keyOf = ({ file, language }: Pick<LocalDocument, 'file' | 'language'>): string =>
  localFile(file, language);

export const keysOf = (documents: readonly LocalDocument[]): string[] => documents.map(keyOf);

export const dataOf = ({ documents }: LocalContent, file: string): Data | undefined =>
  documents.find((document) => document.file === file)?.data;

export const englishDataOf = ({ english }: LocalContent, file: string) =>
  english.get(file)?.parsed.data as Data | undefined;

const idOf = ({ data }: LocalDocument): number => Number(data.id ?? 0);
const bySlug = (one: LocalDocument, other: LocalDocument) => (slugOf(one.file) < slugOf(other.file) ? -1 : 1);

/** Returns the documents of a collection, or of a group, in the order of lists. */
export const inFolder = ({ documents }: LocalContent, folder: string, group?: string): LocalDocument[] =>
  documents
    .filter(({ type }) => type.kind === 'collection' && type.folder === folder)
    .filter((document) => !group || document.group === group)
    .sort((one, other) => idOf(one) - idOf(other) || bySlug(one, other));

const SECTION_FILE = 'sections/catalogue.json';

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

export const pathOf = (catalogue: Catalogue, { file }: LocalDocument): string =>
  entryPath(catalogue, slugOf(file));

/** What the facts of a catalogue are made from. */
export interface Sources {
  shown: Shown;
  page: CataloguePage;
  /** The labels of the fields that all catalogues share. */
  section: CatalogueSection;
  language: string;
  terms: Terms;
}

export const sourcesOf = (content: LocalContent, catalogue: Catalogue): Sources => ({
  shown: shownFacts[catalogue.folder] as Shown,
  page: dataOf(content, pageFile(catalogue)) as unknown as CataloguePage,
  section: dataOf(content, SECTION_FILE) as unknown as CatalogueSection,
  language: content.language,
  terms: content.terms,
});
