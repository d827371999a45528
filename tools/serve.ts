/**
 * `npm run serve`: serves the built site on port 9000 or `PORT`, for this machine only, or for others with
 * `HOST=0.0.0.0`. With `--probe` it only checks that the port is free, so that `npm start` can fail before the build.
 */
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startStaticServer } from './staticServer';

const { HOST: host = '127.0.0.1', PORT } = process.env;
const port = Number(PORT || 9000);
const isProbe = process.argv.includes('--probe');
// Before the first build there is no `public`.
const publicDir = path.resolve(isProbe ? 'static' : 'public');

const addresses = Object.values(os.networkInterfaces()).flatMap((each = []) =>
  each.flatMap(({ family, address }) => (family === 'IPv4' ? [address] : [])),
);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!isProbe && !existsSync(path.join(publicDir, '404.html')))
  fail('There is no built site yet. Run: npm run build');

startStaticServer(publicDir, { port, host })
  .then(({ origin, close }) => {
    const hosts = host === '0.0.0.0' ? addresses : [host];
    const origins = hosts.map((each) => origin.replace(host, each)).join(' and ');
    return isProbe ? close() : console.log(`The site is served at ${origins} (stop it with Ctrl+C)`);
  })
  .catch((error: NodeJS.ErrnoException) =>
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use by another process. End that process, or choose another port: PORT=${port + 1} npm start`
        : error.message,
    ),
  );
