/** The journeys of `npm run browsers:check`, once for each engine that is installed. Not part of `npm test`. */
import path from 'node:path';
// Jest loads a configuration in TypeScript only with packages that we do not need otherwise.
import { tsImport } from 'tsx/esm/api';

const rootDir = path.resolve(import.meta.dirname, '../..');
/** @type {typeof import('../../tools/browsers-check/engines')} */
const { availableEngines } = await tsImport('../../tools/browsers-check/engines.ts', import.meta.url);

/** @type {import('jest').Config} */
const config = {
  rootDir,
  // By default jest leaves one core idle.
  maxWorkers: '100%',
  // Long enough for a busy machine: only a test that hangs fails.
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
