/**
 * Runs first in each npm script. Stops if `engines` of `package.json` does not allow the running Node.js, because npm
 * checks it only when it installs packages. The last range, such as `>=26`, begins with the newest release that was tried;
 * newer ones get a warning. Stops if the path of the project has characters with which Gatsby or tsx hangs or fails; with
 * `=`, `^` or a backtick Gatsby generates no query types. Old releases must be able to run this file, so it has no recent
 * syntax and needs no packages.
 */
const path = require('node:path');
const { engines } = require('../package.json');

/** @param {string} text */
const numbers = (text) => (text.match(/\d+/g) || []).map(Number);
const [major = 0, minor = 0, patch = 0] = numbers(process.versions.node);
const ranges = engines.node.split('||').map(numbers);
const newest = Math.max(...ranges.map(([release = 0]) => release));
const isAllowed = ranges.some(([release, least = 0, leastPatch = 0]) =>
  release === major ? (minor - least || patch - leastPatch) >= 0 : major > newest,
);

const folder = process.cwd();
const plainPath = folder.split(path.sep).join('/');
const characters = [...new Set(plainPath.match(/[[\](){}#%!?*|'\\=^`]/g))].join(' ');
const message = !isAllowed
  ? `This project needs Node.js ${engines.node}, but Node.js ${process.versions.node} is running.\nInstall one of these releases from https://nodejs.org, or with a version manager: nvm install`
  : characters &&
    `Gatsby cannot run in this folder, because its path contains ${characters}: ${folder}\nRename or move the folder.`;
if (message) {
  console.error(message);
  process.exit(1);
}
if (major > newest) console.warn(`Node.js ${major} was not tried yet, only releases up to ${newest}.`);
