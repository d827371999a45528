/**
 * `npm run serve`: serves the built site on port 9000 or `PORT`, under `PATH_PREFIX`, which must be the same as in the
 * build. With `--probe` it only checks that the port is free, so that `npm start` can fail before the build.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathPrefix } from '../src/routes';
import { startStaticServer } from './staticServer';

const port = Number(process.env.PORT || 9000);
const publicDir = path.resolve('public');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

async function main(): Promise<void> {
  if (process.argv.includes('--probe')) {
    const server = createServer();
    await once(server.listen(port, '127.0.0.1'), 'listening');
    server.close();
    return;
  }
  if (!existsSync(path.join(publicDir, '404.html'))) fail('There is no built site yet. Run: npm run build');
  const { origin } = await startStaticServer(publicDir, { port, prefix: pathPrefix() });
  console.log(`The site is served at ${origin}${pathPrefix()} (stop it with Ctrl+C)`);
}

main().catch((error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    fail(
      `Port ${port} is in use by another process. End that process, or choose another port: PORT=${port + 1} npm start`,
    );
  fail(error.message);
});
