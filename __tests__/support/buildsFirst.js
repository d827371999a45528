// @ts-check
/** Starts the tests that make their own build first, because they take longest. Without a cache, jest sorts by file size. */
const { default: Sequencer } = require('@jest/test-sequencer');

/** @param {{ path: string }} test */
const makesBuild = ({ path }) => /[\\/]__tests__[\\/]builds[\\/]/.test(path);

module.exports = class BuildsFirst extends Sequencer {
  /** @param {import('@jest/test-result').Test[]} tests */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted.filter(makesBuild), ...sorted.filter((test) => !makesBuild(test))];
  }
};
