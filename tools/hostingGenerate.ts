/** `npm run hosting:generate`: writes the files that tell hosts about headers and redirects, from `src/hosting/rules.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostFiles } from '../src/build/hosting/files';

for (const [file, text] of hostFiles()) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}
