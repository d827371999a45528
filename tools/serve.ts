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

async function main(): Promise<void> {
  const isProbe = process.argv.includes('--probe');
  if (!isProbe && !existsSync('public/404.html'))
    throw new Error('There is no built site yet. Run: npm run build');
  const { origin, close } = await startStaticServer(path.resolve('public'), { port, host });
  if (isProbe) return close();
  const addresses = Object.values(os.networkInterfaces()).flatMap((each = []) =>
    each.flatMap(({ family, address }) => (family === 'IPv4' ? [address] : [])),
  );
  const origins = (host === '0.0.0.0' ? addresses : [host]).map((each) => origin.replace(host, each));
  console.log(`The site is served at ${origins.join(' and ')} (stop it with Ctrl+C)`);
}

main().catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use by another process. End that process, or choose another port: PORT=${port + 1} npm start`
      : error.message,
  );
  process.exitCode = 1;
});
