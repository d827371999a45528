/**
 * Runs before Gatsby. Stops if the path of the project has characters with which Gatsby hangs or fails before it runs
 * any code of this project. With `=`, `^` or a backtick Gatsby generates no query types. Runs the content check if a
 * file that Gatsby compiles with its code is not JSON, because Gatsby would not say how to correct it. This file is
 * JavaScript, because tsx fails with some of these characters too.
 */
require('./checkNode');

const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const folder = process.cwd();
const characters = new Set(folder.replaceAll(path.sep, '/').match(/[[\](){}#%!?*|'\\=^`]/g));
if (characters.size > 0) {
  console.error(
    `Gatsby cannot run in this folder, because its path contains ${[...characters].join(' ')}: ${folder}\nRename or move the folder.`,
  );
  process.exit(1);
}

/** The files that `src/brand/siteContent.ts` imports. */
const IMPORTED = ['brand', 'languages', 'site'];
/** @param {string} name */
const isJson = (name) => {
  try {
    return JSON.parse(fs.readFileSync(`content/${name}.json`, 'utf8').replace(/^\uFEFF/, ''));
  } catch {
    return false;
  }
};
if (fs.existsSync('content') && !IMPORTED.every(isJson)) {
  const { status } = spawnSync('npm run --silent content:check', { stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(1);
}
