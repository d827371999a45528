/** Runs the journeys of `npm run browsers:check` in each installed engine. They are not part of `npm test`. */
import path from 'node:path';
// Jest could load a configuration in TypeScript only with additional packages.
import { tsImport } from 'tsx/esm/api';

const rootDir = path.resolve(import.meta.dirname, '../..');
/** @type {typeof import('../../tools/browsers-check/engines')} */
const { availableEngines } = await tsImport('../../tools/browsers-check/engines.ts', import.meta.url);

/** @type {import('jest').Config} */
const config = {
  rootDir,
  // By default, Jest leaves one core idle.
  maxWorkers: '100%',
  // The limit is long, so that a test fails only if it hangs and not because the machine is busy.
  testTimeout: 120_000,
  projects: availableEngines().map((name) => ({
    rootDir,
    displayName: name,
    globals: { ENGINE: name },
    testMatch: ['<rootDir>/__tests__/engines/*.test.ts'],
    transform: { '\\.tsx?$': '@swc/jest' },
    modulePathIgnorePatterns: ['<rootDir>/public', '<rootDir>/.cache'],
  })),
};

export default config;
