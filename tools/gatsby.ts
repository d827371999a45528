/**
 * Runs Gatsby after the content check: `tsx tools/gatsby.ts build`. Each run starts without the results of earlier runs,
 * because Gatsby keeps nodes and files of deleted content, results of older code, and paths of the folder in which the
 * project was before. A build runs in a copy of the project, and replaces `public` only when it is complete.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { reportContent } from '../src/content-model/check/reportContent';
import { isLeftover } from '../src/content-model/read/contentFiles';
import { lock } from './lock';

const [command = '', ...args] = process.argv.slice(2);

/** What Gatsby reads, in addition to packages. */
const SOURCES = /^(gatsby-.*|package\.json|tsconfig\.json|\.env.*|content|src|static)$/;
const QUERY_TYPES = 'src/gatsby-types.d.ts';

/** The content that the configuration of Gatsby needs (`src/gatsby/settings.ts`). */
const CONFIGURING = ['brand', 'languages', 'site'].map((name) => `content/${name}.json`);

/** A folder on the same volume as `public`, so that renaming takes only a moment. */
const WORK = '.staging';
/** The last build, while `public` has the files of the development server. */
const LAST = `${WORK}/last`;
/** A complete build, until it is `public`. */
const NEW = `${WORK}/new`;
/** The copy. The editor screen shows the name of the project folder, and page data has ids that depend on the path. */
const COPY = `${WORK}/copy/${path.basename(process.cwd())}`;

function requireFolders(...names: string[]): void {
  const { dev } = fs.statSync('.');
  for (const name of names) {
    const stat = fs.lstatSync(name, { throwIfNoEntry: false });
    if (stat && (stat.dev !== dev || !stat.isDirectory()))
      throw new Error(`${name} must be an ordinary folder, not a symbolic link or a mounted volume`);
  }
}

/** Deletes a folder. Tries again, because a Gatsby process that is ending may still write into it. */
const remove = (name: string): void => fs.rmSync(name, { recursive: true, force: true, maxRetries: 10 });

/** Renames a folder, if there is one. Tries for 10 seconds, because Windows refuses it while a program reads its files. */
async function rename(from: string, to: string): Promise<void> {
  for (let tries = 1; fs.existsSync(from); tries += 1)
    try {
      return fs.renameSync(from, to);
    } catch (error) {
      const remedy = fs.existsSync(NEW) ? `, delete public, and rename ${NEW} to public` : '';
      const reason = `is in use by another program, such as a virus scanner or a preview (${error}).`;
      if (tries === 20) throw new Error(`${from} ${reason} Close it${remedy}`);
      await setTimeout(500);
    }
}

/** Puts the last build back after a development server, or after a build that was stopped while it replaced it. */
async function restoreLastBuild(): Promise<void> {
  if (fs.existsSync(LAST)) remove('public');
  await rename(LAST, 'public');
}

/** Runs Gatsby in a folder until it ends. Returns its exit code. */
async function runGatsby(cwd: string): Promise<number> {
  // `createPicture` takes the encoded pictures that the site still shows from the last build.
  const LAST_BUILD = path.resolve(fs.existsSync(LAST) ? LAST : 'public');
  const gatsby = spawn(process.execPath, [path.resolve(__dirname, 'gatsbyProcess.js'), command, ...args], {
    cwd,
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', LAST_BUILD },
  });
  for (const each of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(each, () => gatsby.kill(each));
  const [code] = await once(gatsby, 'exit');
  return code ?? 1;
}

/** Replaces the last build, and the types of queries. */
async function publish(): Promise<void> {
  // With `--help`, Gatsby builds nothing.
  if (!fs.existsSync(`${COPY}/public/404.html`)) return;
  await rename(`${COPY}/public`, NEW);
  await rename('public', LAST);
  await rename(NEW, 'public');
  await rename(LAST, `${COPY}/public`);
  fs.copyFileSync(`${COPY}/${QUERY_TYPES}`, QUERY_TYPES);
}

async function build(): Promise<number> {
  // Without a filter, Node.js 22 and 24 may exit silently on Windows if a path has an accent (nodejs/node#61878).
  for (const name of fs.readdirSync('.').filter((each) => SOURCES.test(each)))
    fs.cpSync(name, path.join(COPY, name), { recursive: true, filter: (file) => !isLeftover(file) });
  fs.symlinkSync(path.resolve('node_modules'), `${COPY}/node_modules`, 'junction');
  const code = await runGatsby(COPY);
  if (code === 0) await publish();
  return code;
}

async function develop(): Promise<number> {
  requireFolders('.cache');
  remove('.cache');
  await rename('public', LAST);
  return runGatsby('.');
}

async function main(): Promise<number> {
  requireFolders('public', WORK);
  await lock(`npm run ${command}`);
  if (command === 'clean') {
    for (const folder of ['public', '.cache', WORK]) remove(folder);
    return 0;
  }
  const { errors, summary } = await reportContent(path.resolve('content'));
  console.log(summary);
  if (errors.some(({ file }) => command === 'build' || CONFIGURING.includes(file))) return 1;
  await restoreLastBuild();
  remove(WORK);
  fs.mkdirSync(WORK);
  try {
    return await (command === 'build' ? build() : develop());
  } finally {
    await restoreLastBuild();
    remove(fs.existsSync(NEW) ? `${WORK}/copy` : WORK);
  }
}

void main()
  .catch((error: Error) => {
    console.error(`${error.message}. The last build is as it was.`);
    return 1;
  })
  .then((code) => process.exit(code));
