/**
 * Runs before each build and before the development server. Deletes what earlier runs made, because Gatsby keeps nodes
 * and files of deleted content, results of older code, and paths of the folder in which the project was before. Keeps
 * only the encoded pictures of the last build. `createPicture` takes from them what the site still shows.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { KEPT_PICTURES, PICTURE_FOLDER } from '../src/lib/generatedFiles';

const remove = (file: string): void => rmSync(file, { recursive: true, force: true });

const kept = path.resolve(KEPT_PICTURES);
const cache = path.dirname(kept);
mkdirSync(kept, { recursive: true });
for (const name of readdirSync(cache)) if (name !== path.basename(kept)) remove(path.join(cache, name));
// The development server, and a build that was stopped, make only some of the pictures.
if (existsSync('public/404.html')) {
  remove(path.join(kept, PICTURE_FOLDER));
  renameSync(`public${PICTURE_FOLDER}`, path.join(kept, PICTURE_FOLDER));
}
remove('public');
