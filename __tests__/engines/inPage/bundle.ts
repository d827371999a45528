import path from 'node:path';
import { buildSync } from 'esbuild';

/** The name of the module `query.ts` in the page. */
const GLOBAL = 'journeyQuery';

const [bundle] = buildSync({
  entryPoints: [path.join(__dirname, 'query.ts')],
  bundle: true,
  minify: true,
  format: 'iife',
  globalName: GLOBAL,
  write: false,
}).outputFiles;

/**
 * Makes a function an expression that a page can evaluate. The text of the module is part of it, because the
 * Content-Security-Policy of the page forbids `eval`.
 * @param body the text of a function, which gets the module `query.ts` as its first argument
 * @returns an expression that gives a promise of JSON with the result as `value`, or with an `error`
 */
export const expressionOf = (body: string, args: readonly unknown[]): string =>
  `(async () => {
    if (!globalThis.${GLOBAL}) { ${bundle?.text}; globalThis.${GLOBAL} = ${GLOBAL}; }
    return { value: await (${body})(globalThis.${GLOBAL}, ...${JSON.stringify(args)}) };
  })().catch((error) => ({ error: String(error?.stack ?? error) })).then(JSON.stringify)`;
