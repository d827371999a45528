import { execFile } from 'node:child_process';
import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { contentIn } from '../../support/contentCopy';
import { declareCatalogue } from './catalogue';
import { PREFIX, writeContent } from './content';

/** The build takes about a minute. A build that hangs is stopped after this time, in milliseconds. */
const TIME_LIMIT = 240_000;

/** Copies everything that a build needs besides the content. Links installed packages. */
function copySources(root: string): void {
  const needed = /^(gatsby-.*|package\.json|tsconfig\.json|plugins|src|static)$/;
  for (const file of readdirSync('.').filter((name) => needed.test(name)))
    cpSync(file, path.join(root, file), { recursive: true });
  declareCatalogue(root);
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
}

/** Returns the output of a failed build from its first error. */
const errorIn = (output: string): string =>
  /^ *(ERROR|content\/)[\s\S]*/m.exec(stripVTControlCharacters(output))?.[0].slice(0, 2000) ?? output;

/**
 * Builds the site in an empty folder. It must not be below `.cache`: Gatsby would follow the link to `node_modules`
 * when it deletes its cache.
 * @returns the folder of the built site
 */
export async function buildOtherSite(root: string): Promise<string> {
  copySources(root);
  await writeContent(contentIn(root));
  await promisify(execFile)(process.execPath, [require.resolve('gatsby/cli.js'), 'build', '--prefix-paths'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PATH_PREFIX: PREFIX, GATSBY_TELEMETRY_DISABLED: '1' },
    timeout: TIME_LIMIT,
  }).catch(({ stdout, stderr, killed }: { stdout: string; stderr: string; killed: boolean }) => {
    throw new Error(killed ? `The build took too long.\n${stdout}` : errorIn(stdout + stderr));
  });
  return path.join(root, 'public');
}
