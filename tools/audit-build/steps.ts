import { stripVTControlCharacters } from 'node:util';

/** The line with which Gatsby tells that a step is done: `success run page queries - 3.251s - 52/52 16.55/s`. */
const STEP = /^success (.+?) - (\d+(?:\.\d+)?)s\b/gm;

/** The seconds of each step of a build by its name; one that is done several times counts as a whole. */
export type Steps = Readonly<Record<string, number>>;

/**
 * Reads Gatsby's own times.
 * @param output what a build has said
 */
export function readSteps(output: string): Steps {
  const steps: Record<string, number> = {};
  for (const [, name = '', seconds] of stripVTControlCharacters(output).matchAll(STEP))
    steps[name] = Math.round(((steps[name] ?? 0) + Number(seconds)) * 1000) / 1000;
  return steps;
}
