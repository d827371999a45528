/** `npx jest unit` runs without a build. All other tests need the built site. */

/** @type {import('jest').Config} */
export const shared = {
  transform: { '\\.tsx?$': '@swc/jest' },
  modulePathIgnorePatterns: ['<rootDir>/public', '<rootDir>/.cache'],
};

/** @type {import('jest').Config} */
const config = {
  // Use all cores. By default, jest leaves one core idle.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/__tests__/support/buildsFirst.js',
  // The limit is long enough for a busy machine, so only a hanging test exceeds it.
  testTimeout: 120_000,
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
      displayName: 'unit, with a DOM',
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
      ...shared,
      displayName: 'hosts',
      testMatch: ['<rootDir>/__tests__/hosts/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'site',
      globalSetup: '<rootDir>/__tests__/support/startSite.ts',
      globalTeardown: '<rootDir>/__tests__/support/stopSite.ts',
      globals: { ENGINE: 'chromium' },
      testMatch: [
        '<rootDir>/__tests__/{browser,acceptance,builds}/**/*.test.ts',
        '<rootDir>/__tests__/engines/journeys.test.ts',
      ],
    },
  ],
};

export default config;
