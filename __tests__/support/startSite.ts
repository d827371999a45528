/** Jest's global setup: starts a server and a browser for all test files, and keeps the built site from being replaced. */
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from '../../tools/browser';
import { lock } from '../../tools/lock';
import { startStaticServer } from '../../tools/staticServer';
import { publicDir, requireBuild } from './builtPages';

export default async function startSite(): Promise<void> {
  await lock('npm test');
  requireBuild();
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no browser for the tests. Run: npm run browser:install');
  const server = await startStaticServer(publicDir);
  const browser = await chromium.launchServer({ executablePath, args: BROWSER_FLAGS });
  Object.assign(process.env, { SITE_ORIGIN: server.origin, BROWSER_ENDPOINT: browser.wsEndpoint() });
  Object.assign(globalThis, {
    stopSite: async () => {
      await browser.close();
      await server.close();
    },
  });
}
