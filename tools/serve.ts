/**
 * `npm run serve`: serves the built site on port 9000 or `PORT`. With `--probe` it only checks that the port is free, so
 * that `npm start` can fail before the build.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startStaticServer } from './staticServer';

const port = Number(process.env.PORT || 9000);
const publicDir = path.resolve('public');
const isProbe = process.argv.includes('--probe');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!isProbe && !existsSync(path.join(publicDir, '404.html')))
  fail('There is no built site yet. Run: npm run build');

startStaticServer(publicDir, { port })
  .then(({ origin, close }) =>
    isProbe ? close() : console.log(`The site is served at ${origin} (stop it with Ctrl+C)`),
  )
  .catch((error: NodeJS.ErrnoException) =>
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use by another process. End that process, or choose another port: PORT=${port + 1} npm start`
        : error.message,
    ),
  );
