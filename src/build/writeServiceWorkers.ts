import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { SERVICE_WORKERS } from '../lib/generatedFiles';

/**
 * A service worker that removes itself. It unregisters first, so that reloaded pages come from the network. It never
 * controls pages, so `matchAll` returns the pages that the earlier service worker controlled.
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
 * Writes the script once for each well-known name of a service worker, to remove the service worker of an earlier site
 * (docs/deploying.md, "A domain that had another site").
 */
export function writeServiceWorkers(publicDir: string): void {
  for (const name of SERVICE_WORKERS) writeFileSync(path.join(publicDir, name), SCRIPT);
}
