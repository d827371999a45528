/** The content documents. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import type { navigation } from '../../src/content-model/documents/navigation';
import type { pages } from '../../src/content-model/documents/pages';
import type { sections } from '../../src/content-model/documents/sections';
import type { site } from '../../src/content-model/documents/site';
import { filesIn } from '../../src/content-model/read/contentFiles';

type Schemas = { 'site.json': typeof site; 'navigation.json': typeof navigation } & {
  [Name in keyof typeof pages as `pages/${Name}.json`]: (typeof pages)[Name];
} & { [Name in keyof typeof sections as `sections/${Name}.json`]: (typeof sections)[Name] };

export const realContent = path.resolve('content');

/** A document that has all its optional fields, like those of the sample content. */
type Complete<Data> = Data extends object
  ? { [Key in keyof Data]-?: Complete<NonNullable<Data[Key]>> }
  : Data;

/** The types of the single documents by file, from the content model. */
export type Documents = { [File in keyof Schemas]: Complete<z.infer<Schemas[File]>> };

/** Reads a document. One that the firm lacks is empty, so tests of it must be skipped (`inPlace.ts`). */
export function documentAt<File extends keyof Documents>(file: File): Documents[File];
export function documentAt<Document>(file: string): Document;
export function documentAt(file: string): unknown {
  const place = path.join(realContent, file);
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : {};
}

/** Reads the documents in a folder, sorted, each with its slug. Returns none if there is no folder. */
export const documentsIn = <Document extends object>(folder: string): Document[] =>
  filesIn(path.join(realContent, folder))
    .filter((file) => /^[^/]+\.json$/.test(file))
    .map((file) => ({
      ...documentAt<Document & { id: number }>(`${folder}/${file}`),
      slug: file.replace('.json', ''),
    }))
    .sort((one, other) => one.id - other.id);
