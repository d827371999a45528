/**
 * Runs before Gatsby. Stops if the path of the project has characters with which Gatsby hangs or fails before it runs
 * any code of this project. With `=`, `^` or a backtick Gatsby generates no query types. Deletes Gatsby's cache if it
 * was created in another folder, or with other code that makes nodes and data: Gatsby notices only changes of
 * `gatsby-node.ts` itself, and would build pages from old nodes and query results. This file is JavaScript, because tsx
 * fails with some of these characters too.
 */
require('./checkNode');

const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

const CACHED_CODE = ['src/brand', 'src/content', 'src/gatsby/node', 'src/lib'];
const CACHE = '.cache';
/** Gatsby keeps hidden files when it clears the folder. */
const KEY_FILE = `${CACHE}/.key`;

const folder = process.cwd();
const characters = new Set(folder.replaceAll(path.sep, '/').match(/[[\](){}#%!?*|'\\=^`]/g));
if (characters.size > 0) {
  console.error(
    `Gatsby cannot run in this folder, because its path contains ${[...characters].join(' ')}: ${folder}\nRename or move the folder.`,
  );
  process.exit(1);
}

const hash = createHash('sha256').update(folder).update(fs.readFileSync('src/routes.ts'));
for (const code of CACHED_CODE)
  for (const file of fs.readdirSync(code, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.tsx?$/.test(file)) hash.update(file).update(fs.readFileSync(path.join(code, file)));
const key = hash.digest('hex');

if (!fs.existsSync(KEY_FILE) || fs.readFileSync(KEY_FILE, 'utf8') !== key) {
  fs.rmSync(CACHE, { recursive: true, force: true });
  fs.mkdirSync(CACHE);
  fs.writeFileSync(KEY_FILE, key);
}
