/** `npm run edit`: starts the development server, and says where the editor's screen is as soon as it can be opened. */
import { spawn } from 'node:child_process';
import { EDITOR_SCREEN } from '../src/generatedFiles';

const DEFAULT_PORT = 8000;
const port = Number(process.env.PORT || DEFAULT_PORT);
const site = `http://localhost:${port}`;
const screen = `${site}${EDITOR_SCREEN}/`;

/** Whether the server answers with a page. */
const isOpen = (): Promise<boolean> =>
  fetch(screen).then(
    ({ ok }) => ok,
    () => false,
  );

async function tellWhenOpen(): Promise<void> {
  while (!(await isOpen())) await new Promise((next) => setTimeout(next, 1000));
  console.log(
    [
      '',
      `The editor's screen: ${screen}`,
      `  Open it in Chrome or Edge, press "Work with Local Repository", and choose this folder: ${process.cwd()}`,
      `  What you save is in your files at once, and seconds later on ${site}`,
      '',
    ].join('\n'),
  );
}

const server = spawn('npm', ['run', 'develop', '--', '--port', String(port)], {
  stdio: 'inherit',
  shell: true,
});
server.on('exit', (code) => process.exit(code ?? 1));
void tellWhenOpen();
