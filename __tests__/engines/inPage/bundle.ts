import path from 'node:path';
import { buildSync } from 'esbuild';

/** The name of the global variable with the module `query.ts` in the page. */
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
 * Converts a function to an expression that a page can evaluate. The expression includes the source of the module,
 * because the page's Content-Security-Policy forbids `eval`.
 * @param body the source of a function whose first argument is the module `query.ts`
 * @returns an expression whose promise resolves to JSON with either the result as `value` or an `error`
 */
export const expressionOf = (body: string, args: readonly unknown[]): string =>
  `(async () => {
    if (!globalThis.${GLOBAL}) { ${bundle?.text}; globalThis.${GLOBAL} = ${GLOBAL}; }
    return { value: await (${body})(globalThis.${GLOBAL}, ...${JSON.stringify(args)}) };
  })().catch((error) => ({ error: String(error?.stack ?? error) })).then(JSON.stringify)`;
