/** The documents of the content as queries give them, for tests of components. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A document; its pictures have their words alone, as if nothing could be shown of them. */
export const documentAt = (file: string) =>
  JSON.parse(readFileSync(path.resolve('content', file), 'utf8'), (_, value) =>
    value?.alt && value.file ? { alt: value.alt, file: { childImageSharp: null } } : value,
  );

/** The documents of a folder in order, each with its slug. */
export const documentsIn = <Document extends object>(folder: string): Document[] =>
  readdirSync(path.resolve('content', folder))
    .map((file) => ({ ...documentAt(`${folder}/${file}`), slug: file.replace('.json', '') }))
    .sort((one, other) => one.id - other.id);
