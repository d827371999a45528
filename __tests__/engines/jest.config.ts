/**
 * The journeys of `npm run browsers:check`, once for each engine that is installed. Not part of `npm test`.
 * @jest-config-loader esbuild-register
 */
import path from 'node:path';
import type { Config } from 'jest';
import { availableEngines } from '../../tools/browsers-check/engines';

const rootDir = path.resolve(__dirname, '../..');

const config: Config = {
  rootDir,
  // By default jest leaves one core idle.
  maxWorkers: '100%',
  // A test ends when it hangs, not when the machine is busy.
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
