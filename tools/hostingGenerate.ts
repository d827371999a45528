/** `npm run hosting:generate`: writes the configuration files of all hosts from `src/build/hosting/rules.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostFiles } from '../src/build/hosting/files';

for (const [file, text] of hostFiles()) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}
