/** The kinds of documents that the build is measured with: how more of them are made, and what proves them built. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { DESCRIPTION_LENGTH } from '../../src/content-model/fields';
import { articlePath } from '../../src/routes';

export interface Kind {
  name: 'articles' | 'products';
  one: string;
  /** How many are added to the real ones, in ascending order. */
  counts: number[];
  /** The files to copy, seen from the content folder. */
  patterns: (contentDir: string) => string[];
  /** The text of a file made into that of another document, which shares no name, title or description with it. */
  vary: (text: string, number: number) => string;
  /** The text of a file with a correction, as an editor makes it. */
  correct: (text: string) => string;
  /** Those of the files of which the built site does not show anything. */
  missing: (publicDir: string, files: readonly string[]) => string[];
}

interface Front {
  title: string;
  date: string;
  teaserDate: string;
  teaser: string;
  seo: { title: string; description: string };
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;
const DAY = 86_400_000;

const filesIn = (contentDir: string, folder: string, ending: string): string[] =>
  readdirSync(path.join(contentDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => path.join(folder, file));

const slugOf = (file: string): string => path.parse(file).name;

const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * DAY).toISOString().slice(0, 10);

/** A description with a number, no longer than descriptions may be. */
function numbered(description: string, number: number): string {
  const end = ` No ${number}.`;
  return description.slice(0, DESCRIPTION_LENGTH.max - end.length) + end;
}

export const articles: Kind = {
  name: 'articles',
  one: 'article',
  counts: [10, 100, 1000],
  patterns: (contentDir) => filesIn(contentDir, 'blog', '.md'),
  vary(text, number) {
    const [block = '', matter = ''] = FRONT_MATTER.exec(text) ?? [];
    const front: Front = parse(matter);
    const { title, date, teaserDate, teaser, seo } = front;
    const copy: Front = {
      ...front,
      title: `${title} ${number}`,
      // Sorting what is sorted already would cost nothing.
      date: daysBefore(date, number),
      teaserDate: daysBefore(teaserDate, number),
      teaser: numbered(teaser, number),
      seo: { title: `${seo.title} ${number}`, description: numbered(seo.description, number) },
    };
    return `---\n${stringify(copy)}---\n${text.slice(block.length)}`;
  },
  correct: (text) => `${text}\nCorrected since.\n`,
  missing: (publicDir, files) =>
    files.filter((file) => !existsSync(path.join(publicDir, articlePath(slugOf(file)), 'index.html'))),
};

export const products: Kind = {
  name: 'products',
  one: 'product',
  counts: [10, 100, 500],
  patterns: (contentDir) => filesIn(contentDir, 'products', '.json'),
  vary(text, number) {
    const product = JSON.parse(text);
    return JSON.stringify({
      ...product,
      id: product.id + number * 1000,
      name: `${product.name} ${number}`,
      description: `${product.description} No ${number}.`,
      details: `${product.details} No ${number}.`,
    });
  },
  correct(text) {
    const product = JSON.parse(text);
    return JSON.stringify({ ...product, details: `${product.details} Corrected since.` });
  },
  missing(publicDir, files) {
    const page = readFileSync(path.join(publicDir, 'PulsesProducts', 'index.html'), 'utf8');
    return files.filter((file) => !page.includes(`id="${slugOf(file)}"`));
  },
};

/**
 * Adds documents to a content folder, as copies of those that are there, which they take in turns.
 * @returns their files, seen from the content folder
 */
export function addCopies({ patterns, vary }: Kind, contentDir: string, count: number): string[] {
  const originals = patterns(contentDir);
  return Array.from({ length: count }, (_, index) => {
    const original = originals[index % originals.length] ?? '';
    const { dir, name, ext } = path.parse(original);
    const file = path.join(dir, `${name}-${index + 1}${ext}`);
    const text = readFileSync(path.join(contentDir, original), 'utf8');
    writeFileSync(path.join(contentDir, file), vary(text, index + 1));
    return file;
  });
}
