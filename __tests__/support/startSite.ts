/** Jest's global setup: starts a server for the built site and a browser, which all test files share. */
import { BROWSER_FLAGS, findBrowser } from '../../tools/browser';
import { startStaticServer } from '../../tools/staticServer';
import { browserType, isChromium, publicDir, requireBuild } from './builtSite';

export default async function startSite(): Promise<void> {
  requireBuild();
  const executablePath = isChromium ? findBrowser() : browserType.executablePath();
  if (!executablePath) throw new Error('There is no browser for the tests. Run: npm run browser:install');
  const server = await startStaticServer(publicDir);
  const browser = await browserType.launchServer({ executablePath, args: isChromium ? BROWSER_FLAGS : [] });
  Object.assign(process.env, { SITE_ORIGIN: server.origin, BROWSER_ENDPOINT: browser.wsEndpoint() });
  Object.assign(globalThis, {
    stopSite: async () => {
      await browser.close();
      await server.close();
    },
  });
}
