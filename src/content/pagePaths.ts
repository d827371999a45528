import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Lists the paths of the pages that Gatsby creates from the files in `src/pages`, including `/404`. */
export const pagePaths = (): string[] =>
  readdirSync(path.resolve('src', 'pages'))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `/${file.replace(/\.tsx$/, '').replace(/^index$/, '')}`);
