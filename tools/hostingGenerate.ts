/**
 * `npm run hosting:generate`: writes the configuration files of all hosts from `src/build/hosting/rules.ts`. The files
 * for nginx and Apache use the path prefix `PATH_PREFIX` if it is set.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostFiles } from '../src/build/hosting/files';
import { pathPrefix } from '../src/routes';

for (const [file, text] of hostFiles(pathPrefix())) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(file);
}
