/** Rules for the content files that the content check does not enforce. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { catalogues } from '../../src/content/catalogues';
import { checkContent, formatProblem, listContent, readPictures } from '../../src/content/check/checkContent';
import { agreed } from '../support/agreed';
import { realContent } from '../support/contentCopy';

agreed(
  'the content check reports nothing',
  'The site is delivered without content problems. Each warning of `npm run content:check` says how to fix it.',
  async () =>
    expect(checkContent(realContent, await readPictures(realContent)).map(formatProblem)).toEqual([]),
);

agreed(
  'the pictures are smaller than 30 MB in total',
  'Every copy of the repository contains all pictures forever. Save large ones as JPEG of quality 85, at most 2000 pixels wide.',
  () => {
    const folder = path.join(realContent, 'images');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const bytes = files.map((file) => statSync(path.join(folder, file)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30 * 1024 * 1024);
  },
);

/** The folders of documents without a page of their own, whose cards lead to a page with the same picture. */
const CARDS = ['projects', ...catalogues.map(({ group }) => group.folder)];

/** Returns the page that shows the pictures of a file. */
const pageOf = (file: string): string => (file.startsWith('timeline/') ? 'pages/legacy.json' : file);

agreed(
  'each picture is on one page only',
  'A visitor who sees a picture twice takes the second page for the first. Give the page its own picture, or none. The picture of a shared link may repeat.',
  () => {
    const pages = new Map<string, Set<string>>();
    for (const file of listContent(realContent)) {
      if (CARDS.some((folder) => file.startsWith(`${folder}/`))) continue;
      const page = pageOf(file);
      const text = readFileSync(path.join(realContent, file), 'utf8').replace(/"?sharePicture"?:[^}]*/, '');
      for (const [, picture = ''] of text.matchAll(/images\/([\w-]+\.(?:jpg|png|webp|avif))/g))
        pages.set(picture, (pages.get(picture) ?? new Set()).add(page));
    }
    expect([...pages].filter(([, { size }]) => size > 1).map(([picture, on]) => [picture, ...on])).toEqual(
      [],
    );
  },
);
