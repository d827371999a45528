/**
 * Runs Gatsby: `tsx tools/gatsby.ts build`. First deletes what earlier runs made, because Gatsby keeps nodes and files of
 * deleted content, results of older code, and paths of the folder in which the project was before. Keeps only the
 * encoded pictures of the last build, from which `createPicture` takes what the site still shows.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { EDITOR_SCREEN, KEPT_PICTURES, PICTURE_FOLDER } from '../src/lib/generatedFiles';

const [command, ...args] = process.argv.slice(2);

const remove = (file: string): void => rmSync(file, { recursive: true, force: true });

function deleteResults(): void {
  const kept = path.resolve(KEPT_PICTURES);
  const cache = path.dirname(kept);
  mkdirSync(kept, { recursive: true });
  for (const name of readdirSync(cache)) if (name !== path.basename(kept)) remove(path.join(cache, name));
  // The development server, and a build that was stopped, make only some of the pictures.
  if (existsSync('public/404.html')) {
    remove(path.join(kept, PICTURE_FOLDER));
    renameSync(`public${PICTURE_FOLDER}`, path.join(kept, PICTURE_FOLDER));
  }
  remove('public');
}

/** Prints how to open the editor screen when the development server is ready. */
async function announceEditorScreen(): Promise<void> {
  const options = { port: { type: 'string', short: 'p' } } as const;
  const { port = process.env.PORT || '8000' } = parseArgs({ args, options, strict: false }).values;
  const site = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${site}${EDITOR_SCREEN}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await new Promise((next) => setTimeout(next, 1000));
  console.log(`
Editor screen: ${site}${EDITOR_SCREEN}/
  Open it in Chrome or Edge, press "Work with Local Repository", and choose this folder: ${process.cwd()}
  Saved changes are in your files at once, and on ${site} after a few seconds
`);
}

deleteResults();
// Without a shell, because Windows needs one only for `npm` and `gatsby`, which are not executable files there.
const gatsby = spawn(process.execPath, [require.resolve('gatsby/cli.js'), `${command}`, ...args], {
  stdio: 'inherit',
  env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
});
gatsby.on('exit', (code) => process.exit(code ?? 1));
if (command === 'develop') void announceEditorScreen();
