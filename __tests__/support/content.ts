/** The documents of the content as queries give them: what tests know of names, labels and figures. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** A document; its pictures have their words alone, as if nothing could be shown of them. */
export const documentAt = (file: string) =>
  JSON.parse(readFileSync(path.resolve('content', file), 'utf8'), (_, value) =>
    value?.alt && value.file ? { alt: value.alt, file: { childImageSharp: null } } : value,
  );

/** The documents of a folder in order, each with its slug. */
export const documentsIn = <Document extends object>(folder: string): Document[] =>
  readdirSync(path.resolve('content', folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ ...documentAt(`${folder}/${file}`), slug: file.replace('.json', '') }))
    .sort((one, other) => one.id - other.id);

interface Article {
  slug: string;
  title: string;
  date: string;
  teaserDate: string;
  asOf: string;
  figure?: { caption: string };
}

/** The heads of the articles, the latest teaser first. */
export const articles = (): Article[] =>
  readdirSync(path.resolve('content/blog'))
    .map((file): Article => {
      const [, head = ''] = readFileSync(path.resolve('content/blog', file), 'utf8').split(/^---$/m);
      return { ...parse(head), slug: file.replace('.md', '') };
    })
    .sort((one, other) => (one.teaserDate < other.teaserDate ? 1 : -1));
