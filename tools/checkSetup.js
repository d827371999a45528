/**
 * Runs first in each npm script. Stops if `engines` of `package.json` does not allow the running Node.js, because npm
 * checks it only when it installs packages. Stops if the path of the project has characters with which Gatsby or tsx hangs
 * or fails; with `=`, `^` or a backtick Gatsby generates no query types. Old releases must be able to run this file, so it
 * has no recent syntax and needs no packages. It understands ranges such as `^20.19.5 || ^24`.
 */
const path = require('node:path');
const { engines } = require('../package.json');

/** @param {string} message */
function stop(message) {
  console.error(message);
  process.exit(1);
}

/** @param {string} text */
const numbers = (text) => (text.match(/\d+/g) || []).map(Number);
const [major, minor = 0, patch = 0] = numbers(process.versions.node);

const isAllowed = engines.node.split('||').some((/** @type {string} */ range) => {
  const [sameMajor, leastMinor = 0, leastPatch = 0] = numbers(range);
  return major === sameMajor && (minor > leastMinor || (minor === leastMinor && patch >= leastPatch));
});
if (!isAllowed)
  stop(
    `This project needs Node.js ${engines.node}, but Node.js ${process.versions.node} is running.\nInstall one of these releases from https://nodejs.org, or with a version manager: nvm install`,
  );

const folder = process.cwd();
const characters = new Set(
  folder
    .split(path.sep)
    .join('/')
    .match(/[[\](){}#%!?*|'\\=^`]/g),
);
if (characters.size > 0)
  stop(
    `Gatsby cannot run in this folder, because its path contains ${[...characters].join(' ')}: ${folder}\nRename or move the folder.`,
  );
