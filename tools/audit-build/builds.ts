/** Building copies of the site, cold and warm, in temporary folders. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildCommand, copySources, paintOver } from '../siteCopy';
import { addCopies, type Kind } from './kinds';
import { type Cost, measure } from './measure';
import { readSteps, type Steps } from './steps';

/** A build and what its steps took. */
export type Build = Cost & { steps: Steps };

export interface Row {
  label: string;
  count: number;
  /** Nothing is cached. */
  cold: Build;
  /** One document has been corrected since, and `.cache` and `public` are there. */
  warm: Build;
}

interface Surroundings {
  /** Is told what is going on. */
  tell: (what: string) => void;
  /** Ends the measurement. */
  signal: AbortSignal;
}

/** A site to build. */
export interface Site {
  label: string;
  kind: Kind;
  /** How many documents are added. */
  count: number;
  /** Real pictures, or one colour in place of each. */
  pictures: 'real' | 'painted over';
}

/** @throws with the output of the build if it failed, or if it ended well and something is not there */
async function build(
  root: string,
  { name, missing }: Kind,
  files: readonly string[],
  signal: AbortSignal,
): Promise<Build> {
  signal.throwIfAborted();
  const { options, ...command } = buildCommand(root);
  const { output, ...cost } = await measure({ ...command, options: { ...options, signal } });
  const steps = readSteps(output);
  const publicDir = path.join(root, 'public');
  if (Object.keys(steps).length === 0 || !existsSync(path.join(publicDir, '404.html')))
    throw new Error(`${output}\nThe build ended without an error and without a site.`);
  const absent = missing(publicDir, files);
  if (absent.length > 0)
    throw new Error(
      `${output}\n${absent.length} of ${files.length} ${name} are not in the built site, first of all ${absent[0]}.`,
    );
  return { ...cost, steps };
}

/**
 * Builds a site twice, in a folder that is removed in any case.
 * @throws what the build has said if it fails or was ended
 */
export async function measureSite(
  { label, kind, count, pictures }: Site,
  { tell, signal }: Surroundings,
): Promise<Row> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'audit-build-'));
  try {
    const contentDir = path.join(root, 'content');
    cpSync('content', contentDir, { recursive: true });
    copySources(root);
    if (pictures === 'painted over') await paintOver(path.join(contentDir, 'images'));
    const files = [...kind.patterns(contentDir), ...addCopies(kind, contentDir, count)];
    tell(`${label}, cold ...`);
    const cold = await build(root, kind, files, signal);
    const corrected = path.join(contentDir, files[0] ?? '');
    writeFileSync(corrected, kind.correct(readFileSync(corrected, 'utf8')));
    tell(`${label}, warm ...`);
    const warm = await build(root, kind, files, signal);
    return { label, count, cold, warm };
  } finally {
    // Workers of a build that was stopped may still be writing.
    rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
}
