/**
 * Stops npm scripts that start Gatsby if the path of the project has characters with which Gatsby hangs or fails before
 * it runs any code of this project. With `=`, `^` and backticks it omits types of queries. This file is JavaScript,
 * because tsx fails with some of these characters too.
 */
const path = require('node:path');

const folder = process.cwd();
const characters = new Set(folder.replaceAll(path.sep, '/').match(/[[\](){}#%!?*|'\\=^`]/g));
if (characters.size > 0) {
  console.error(
    `The path of this folder, ${folder}, contains ${[...characters].join(' ')}, with which Gatsby cannot work; rename the folder, or move it, so that its path has none of these characters.`,
  );
  process.exit(1);
}
