/** Parsed content files, and all of them together. */
import type { Node } from 'unist';
import type { Aliases } from '../../routes';
import type { DocumentType, EntryTypes } from '../collections';
import type { Language } from '../documents/languages';
import { type FieldPath, formatPath } from '../model/schema';
import { type Place, type Problem, type ProblemTexts, problem } from './problem';
import type { Pictures } from './readPicture';

interface Parsed {
  data: unknown;
  /** The line of a field, from 1. If the field is missing, that of its nearest existing parent. */
  lineOf: (path: FieldPath) => number;
  /** The Markdown below the front matter. `line` is the number of its first line in the file. */
  body?: { text: string; line: number };
}

/** The problems of a file, and its content unless it has syntax errors. */
export interface ParseResult {
  parsed?: Parsed;
  problems: Problem[];
}

export interface Document {
  file: string;
  type: DocumentType;
  source: string;
  parsed: Parsed;
}

export interface LocalDocument {
  /** The language of the pages that show the document. */
  language: string;
  /** The language of its texts: English if the document is not translated. */
  textLanguage: string;
  /** The path of the English file, relative to the content folder. */
  file: string;
  type: DocumentType;
  data: Record<string, unknown>;
  body?: string;
}

export const documentAt = (documents: readonly Document[], file: string): Document | undefined =>
  documents.find((document) => document.file === file);

export interface Source {
  dir: string;
  /** All files, in English and translated: paths relative to the content folder, with forward slashes. */
  files: ReadonlySet<string>;
  documents: readonly Document[];
  entryTypes: EntryTypes;
  translations: readonly Document[];
  languages: readonly Language[];
  /** Whether a document could not be read. The check then does not report links to unknown paths. */
  incomplete: boolean;
  problems: readonly Problem[];
}

/** What the checks compare documents with. */
export interface Content extends Source {
  /** Without pictures, only their names are checked. */
  pictures: Pictures;
  /** The canonical paths of all English pages. */
  routes: ReadonlySet<string>;
  /** The paths of the pages by their aliases. */
  aliases: Aliases;
  /** The files that links may open, by URL path: those in `static/`, and with their names those that only the build writes. */
  publishedFiles: ReadonlyMap<string, string | undefined>;
}

export const placeOf = ({ file, parsed }: Document, path: FieldPath): Place => ({
  file,
  line: parsed.lineOf(path),
  field: formatPath(path),
});

export const placeInArticle = ({ file, parsed }: Document, { position }: Pick<Node, 'position'>): Place => ({
  file,
  line: (parsed.body?.line ?? 1) + (position?.start.line ?? 1) - 1,
  field: 'article',
});

export const problemAt = (document: Document, path: FieldPath, ...texts: ProblemTexts): Problem =>
  problem(placeOf(document, path), ...texts);
