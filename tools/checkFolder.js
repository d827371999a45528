/**
 * Runs before Gatsby. Stops if the path of the project has characters with which Gatsby hangs or fails before it runs
 * any code of this project. With `=`, `^` or a backtick Gatsby generates no query types. This file is JavaScript, because
 * tsx fails with some of these characters too.
 */
require('./checkNode');

const path = require('node:path');

const folder = process.cwd();
const characters = new Set(folder.replaceAll(path.sep, '/').match(/[[\](){}#%!?*|'\\=^`]/g));
if (characters.size > 0) {
  console.error(
    `Gatsby cannot run in this folder, because its path contains ${[...characters].join(' ')}: ${folder}\nRename or move the folder.`,
  );
  process.exit(1);
}
