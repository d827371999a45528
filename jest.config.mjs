/**
 * `npx jest unit` runs without a build. All other tests need the built site. `npm test` runs the first three projects,
 * and `npm run test:all` also the editor screen (`editing`) and what takes minutes (`builds`): pages of each kind in all
 * states, in other languages and with faults, and another build.
 *
 * The tests take names and paths from the content in place, and skip by name what it lacks (`support/inPlace.ts`).
 */

/** @type {import('jest').Config} */
const shared = {
  transform: { '\\.tsx?$': '@swc/jest' },
  modulePathIgnorePatterns: ['<rootDir>/public', '<rootDir>/.cache', '<rootDir>/.staging'],
};

/** @type {import('jest').Config} */
const withSite = {
  ...shared,
  globalSetup: '<rootDir>/__tests__/support/startSite.ts',
  globalTeardown: '<rootDir>/__tests__/support/stopSite.ts',
};

/** @type {import('jest').Config} */
const config = {
  // Use all cores. By default, jest leaves one core idle.
  maxWorkers: '100%',
  // The limit is long enough for a busy machine, so only a hanging test exceeds it.
  testTimeout: 120_000,
  reporters: ['default', '<rootDir>/__tests__/support/skippedTests.mjs'],
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/__tests__/unit/**/*.test.ts'],
      // `feed` and `hucre` are ES modules, but jest runs modules as CommonJS.
      transform: { '\\.tsx?$|/node_modules/(feed|hucre)/': '@swc/jest' },
      transformIgnorePatterns: ['/node_modules/(?!(feed|hucre)/)'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      // Without these conditions, jest loads the browser builds of packages, and some are ES modules.
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/dom.ts'],
      testMatch: ['<rootDir>/__tests__/unit/**/*.test.tsx'],
      moduleNameMapper: {
        '\\.scss$': '<rootDir>/__tests__/support/styles.ts',
        '^gatsby$': '<rootDir>/__tests__/support/gatsby.tsx',
      },
    },
    {
      ...withSite,
      displayName: 'site',
      testMatch: ['<rootDir>/__tests__/{browser,acceptance}/**/*.test.ts'],
      testPathIgnorePatterns: ['/browser/(editing|faults|languages|sweeps)/'],
    },
    {
      ...withSite,
      displayName: 'editing',
      testMatch: ['<rootDir>/__tests__/browser/editing/*.test.ts'],
    },
    {
      ...withSite,
      displayName: 'builds',
      testMatch: ['<rootDir>/__tests__/{builds,browser/{faults,languages,sweeps}}/*.test.ts'],
    },
  ],
};

export default config;
