import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SERVICE_WORKERS } from '../generatedFiles';

/**
 * A service worker that removes itself. It unregisters first: pages that load afterwards come from the network. It
 * never takes control of pages, so `matchAll` returns those that the earlier service worker controlled.
 */
const SCRIPT = `// Replaces the service worker of an earlier site on this domain, and removes it.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  await self.registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
`;

/**
 * Writes the service worker that removes an earlier one, under each well-known name (docs/deploying.md, "A domain that
 * had another site").
 * @param publicDir the output folder
 * @param staticDir Gatsby's `static` folder; a file of the same name there is kept
 */
export function writeServiceWorkers(publicDir: string, staticDir: string): void {
  for (const name of SERVICE_WORKERS)
    if (!existsSync(path.join(staticDir, name))) writeFileSync(path.join(publicDir, name), SCRIPT);
}
