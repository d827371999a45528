import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The paths of the pages in `src/pages`, the 404 page among them: Gatsby makes a page of each file there. */
export const screens = (): string[] =>
  readdirSync(path.resolve('src', 'pages'))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `/${file.replace(/\.tsx$/, '').replace(/^index$/, '')}`);
