/** Runs the journeys and the print tests of `npm run browsers:check` in each installed engine. */
import path from 'node:path';
// Jest could load a configuration in TypeScript only with additional packages.
import { tsImport } from 'tsx/esm/api';
import root, { shared } from '../../jest.config.mjs';

const rootDir = path.resolve(import.meta.dirname, '../..');
/** @type {typeof import('../../tools/browsers-check/engines')} */
const { availableEngines } = await tsImport('../../tools/browsers-check/engines.ts', import.meta.url);

/** @type {import('jest').Config} */
const config = {
  ...root,
  rootDir,
  projects: availableEngines().map((name) => ({
    ...shared,
    rootDir,
    displayName: name,
    globals: { ENGINE: name },
    testMatch: ['<rootDir>/__tests__/engines/*.test.ts'],
  })),
};

export default config;
