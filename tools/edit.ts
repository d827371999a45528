/**
 * `npm run edit`: starts the development server and prints the URL of the editor screen when it is ready. Accepts the
 * arguments of `gatsby develop`. `PORT` also sets the port.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { EDITOR_SCREEN } from '../src/lib/generatedFiles';

const DEFAULT_PORT = '8000';
const args = process.argv.slice(2);
const { port = process.env.PORT || DEFAULT_PORT } = parseArgs({
  args,
  options: { port: { type: 'string', short: 'p' } },
  strict: false,
}).values;
const site = `http://localhost:${port}`;
const screen = `${site}${EDITOR_SCREEN}/`;

const isOpen = (): Promise<boolean> =>
  fetch(screen).then(
    ({ ok }) => ok,
    () => false,
  );

async function announceWhenOpen(): Promise<void> {
  while (!(await isOpen())) await new Promise((next) => setTimeout(next, 1000));
  console.log(
    [
      '',
      `Editor screen: ${screen}`,
      `  Open it in Chrome or Edge, press "Work with Local Repository", and choose this folder: ${process.cwd()}`,
      `  Saved changes are in your files at once, and on ${site} after a few seconds`,
      '',
    ].join('\n'),
  );
}

// Without a shell, because Windows needs one only for `npm` and `gatsby`, which are not executable files there.
const server = spawn(
  process.execPath,
  [require.resolve('gatsby/cli.js'), 'develop', ...args, '--port', String(port)],
  { stdio: 'inherit', env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' } },
);
server.on('exit', (code) => process.exit(code ?? 1));
void announceWhenOpen();
