import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The paths of the pages in `src/pages`, including `/404`: Gatsby makes a page from each file there. */
export const pagePaths = (): string[] =>
  readdirSync(path.resolve('src', 'pages'))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `/${file.replace(/\.tsx$/, '').replace(/^index$/, '')}`);
