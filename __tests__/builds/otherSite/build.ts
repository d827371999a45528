import { execFile } from 'node:child_process';
import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { contentIn } from '../../support/contentCopy';
import { declareCatalogue } from './catalogue';
import { PREFIX, writeContent } from './content';

/** A build that takes longer, in milliseconds, is stopped. On a quiet machine it takes about a minute. */
const TIME_LIMIT = 480_000;

/** Copies everything that a build needs except the content. Links installed packages. */
function copySources(root: string): void {
  const needed = /^(gatsby-.*|package\.json|tsconfig\.json|plugins|src|static)$/;
  for (const file of readdirSync('.').filter((name) => needed.test(name)))
    cpSync(file, path.join(root, file), { recursive: true });
  declareCatalogue(root);
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
}

/** Returns the start of the first error in the output of a build, or else the end of the output. */
function errorIn(output: string): string {
  const text = stripVTControlCharacters(output);
  return /^ *(ERROR|content\/)[\s\S]{0,1000}/m.exec(text)?.[0] ?? text.slice(-500);
}

/**
 * Builds the site in a folder, as `npm run build` does. The folder must not be below `.cache`: Gatsby would follow the
 * link to `node_modules` when it deletes its cache.
 */
export async function build(root: string): Promise<void> {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', PATH_PREFIX: PREFIX, GATSBY_TELEMETRY_DISABLED: '1' },
      timeout: TIME_LIMIT,
    }).catch(({ stdout, stderr, killed }: { stdout: string; stderr: string; killed: boolean }) => {
      throw new Error((killed ? 'The build took too long.\n' : '') + errorIn(stdout + stderr));
    });
  await run(require.resolve('tsx/cli'), path.resolve('tools/startEmpty.ts'));
  await run(require.resolve('gatsby/cli.js'), 'build', '--prefix-paths');
}

export async function buildOtherSite(root: string): Promise<void> {
  copySources(root);
  await writeContent(contentIn(root));
  await build(root);
}
