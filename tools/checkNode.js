/**
 * Runs first in each npm script. Stops if `engines` of `package.json` does not allow the running Node.js. npm checks
 * `engines` only when it installs packages, and `devEngines` only from npm 10.9, which is newer than that of Node.js 18.
 * Old releases must be able to run this file, so it has no recent syntax and needs no packages. It understands ranges
 * such as `^20.19.5 || ^24`.
 */
const { engines } = require('../package.json');

/** @param {string} text */
const numbers = (text) => (text.match(/\d+/g) || []).map(Number);
const [major, minor = 0, patch = 0] = numbers(process.versions.node);

const isAllowed = engines.node.split('||').some((/** @type {string} */ range) => {
  const [sameMajor, leastMinor = 0, leastPatch = 0] = numbers(range);
  return major === sameMajor && (minor > leastMinor || (minor === leastMinor && patch >= leastPatch));
});
if (!isAllowed) {
  console.error(
    `This project needs Node.js ${engines.node}, but Node.js ${process.versions.node} is running.\nInstall one of these releases from https://nodejs.org, or with a version manager: nvm install`,
  );
  process.exit(1);
}
