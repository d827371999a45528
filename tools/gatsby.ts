/**
 * Runs Gatsby after the content check: `tsx tools/gatsby.ts build`. Each run starts without the results of earlier runs,
 * because Gatsby keeps nodes and files of deleted content, results of older code, and paths of the folder in which the
 * project was before. A build runs in a copy of the project, and replaces `public` only when it is complete.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { reportContent } from '../src/content/check/reportContent';
import { EDITOR_SCREEN } from '../src/lib/generatedFiles';

const [command = '', ...args] = process.argv.slice(2);

/** What Gatsby reads, in addition to packages. */
const SOURCES = /^(gatsby-.*|package\.json|tsconfig\.json|\.env.*|content|plugins|src|static)$/;
const QUERY_TYPES = 'src/gatsby-types.d.ts';

/** The content that Gatsby compiles with its code (`src/brand/siteContent.ts`), so it needs it to start. */
const COMPILED = ['brand', 'languages', 'site'].map((name) => `content/${name}.json`);

/** The folder of the copies. It is on the same volume as `public`, so that renaming takes only a moment. */
const WORK = '.build';

/** The last build, while `public` has the files of the development server. */
const LAST = `${WORK}/last`;

/** Age in milliseconds of a copy that a stopped build has left. */
const ABANDONED = 24 * 60 * 60 * 1000;

const remove = (file: string): void => fs.rmSync(file, { recursive: true, force: true });

function requireFolders(...names: string[]): void {
  const { dev } = fs.statSync('.');
  for (const name of names) {
    const stat = fs.lstatSync(name, { throwIfNoEntry: false });
    if (stat && (stat.dev !== dev || !stat.isDirectory()))
      throw new Error(`${name} must be an ordinary folder, not a symbolic link or a mounted volume`);
  }
}

/** Puts the last build back after a development server, or after a build that was stopped while it replaced it. */
function restoreLastBuild(): void {
  if (!fs.existsSync(LAST)) return;
  remove('public');
  fs.renameSync(LAST, 'public');
}

/** Runs Gatsby in a folder until it ends. Returns its exit code. */
async function runGatsby(cwd: string): Promise<number> {
  const last = path.resolve(fs.existsSync(LAST) ? LAST : 'public');
  const cli = require.resolve('gatsby/cli.js', { paths: [process.cwd()] });
  // Without a shell, because Windows needs one only for `npm` and `gatsby`, which are not executable files there.
  const gatsby = spawn(process.execPath, [cli, command, ...args], {
    cwd,
    stdio: 'inherit',
    // `createPicture` takes the encoded pictures that the site still shows from the last build.
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', LAST_BUILD: last },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => gatsby.kill(signal));
  const [code] = await once(gatsby, 'exit');
  return code ?? 1;
}

/** Replaces the last build, and the types of queries. */
function publish(copy: string): void {
  // With `--help`, Gatsby builds nothing.
  if (!fs.existsSync(`${copy}/public/404.html`)) return;
  if (fs.existsSync('public')) fs.renameSync('public', LAST);
  fs.renameSync(`${copy}/public`, 'public');
  if (fs.existsSync(LAST)) fs.renameSync(LAST, `${copy}/public`);
  if (fs.existsSync(`${copy}/${QUERY_TYPES}`)) fs.copyFileSync(`${copy}/${QUERY_TYPES}`, QUERY_TYPES);
}

async function build(): Promise<number> {
  const folder = fs.mkdtempSync(`${WORK}/run-`);
  // The editor screen shows the name of the project folder.
  const copy = path.join(folder, path.basename(process.cwd()));
  try {
    for (const name of fs.readdirSync('.').filter((each) => SOURCES.test(each)))
      fs.cpSync(name, path.join(copy, name), { recursive: true });
    fs.symlinkSync(path.resolve('node_modules'), `${copy}/node_modules`, 'junction');
    const code = await runGatsby(copy);
    if (code === 0) publish(copy);
    return code;
  } finally {
    restoreLastBuild();
    remove(folder);
  }
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

async function develop(): Promise<number> {
  requireFolders('.cache');
  remove('.cache');
  if (fs.existsSync('public')) fs.renameSync('public', LAST);
  try {
    void announceEditorScreen();
    return await runGatsby('.');
  } finally {
    restoreLastBuild();
  }
}

async function main(): Promise<number> {
  requireFolders('public', WORK);
  if (command === 'clean') {
    for (const folder of ['public', '.cache', WORK]) remove(folder);
    return 0;
  }
  const { errors, summary } = await reportContent(path.resolve('content'));
  console.log(summary);
  if (errors.some(({ file }) => command === 'build' || COMPILED.includes(file))) return 1;
  fs.mkdirSync(WORK, { recursive: true });
  restoreLastBuild();
  for (const name of fs.readdirSync(WORK).map((each) => path.join(WORK, each)))
    if (fs.statSync(name).mtimeMs < Date.now() - ABANDONED) remove(name);
  return command === 'build' ? build() : develop();
}

void main()
  .catch((error: Error) => {
    console.error(`${error.message}. The last build is as it was.`);
    return 1;
  })
  .then((code) => process.exit(code));
