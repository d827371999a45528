import { readdirSync } from 'node:fs';
import path from 'node:path';
import { textsOfArticles, writeArticles } from './articles';
import { textsOfEntries, writeEntries } from './entries';
import { seeded } from './random';
import { textsLike } from './texts';

export interface Counts {
  products: number;
  fibers: number;
  articles: number;
}

/**
 * Adds products and fibers to the first group of their catalogue, and articles. Changes no existing file. The same
 * content and counts always give the same files.
 */
export function addMany(content: string, counts: Counts): void {
  const at = (folder: string) => path.join(content, folder);
  const random = seeded(1);
  const texts = textsLike(
    [...textsOfArticles(at('blog')), ...textsOfEntries(at('products')), ...textsOfEntries(at('fibers'))],
    random,
  );
  for (const catalogue of ['products', 'fibers'] as const) {
    const [group = ''] = readdirSync(at(catalogue)).sort();
    writeEntries(at(catalogue), group, counts[catalogue], random, texts);
  }
  writeArticles(content, counts.articles, random, texts);
}
