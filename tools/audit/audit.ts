/**
 * `npm run audit`: measures the pages of the last build with Lighthouse, on a phone with a slow network. Exits with 1 if
 * the median of a page exceeds a budget. No other process should use the machine.
 *   --runs N      how often to measure each page; 3 by default
 *   --route PATH  measures only this page; can be repeated
 */
import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { filesIn } from '../../src/content-model/read/contentFiles';
import { EDITOR_SCREEN, SITEMAP } from '../../src/lib/generatedFiles';
import { BROWSER_FLAGS, findBrowser } from '../browser';
import { startStaticServer } from '../staticServer';
import { compressed, isCompressed, overrunsOf, SCORES, TIMES } from './budgets';

/** Scores and times by their Lighthouse names. */
type Measures = Record<string, number>;

/** Serves a copy of the build with compressed texts, as hosts do. */
function serve() {
  const copy = path.resolve('.cache/audit');
  rmSync(copy, { recursive: true, force: true });
  cpSync('public', copy, { recursive: true, filter: (file) => file !== `public${EDITOR_SCREEN}` });
  for (const file of filesIn(copy).filter(isCompressed))
    writeFileSync(path.join(copy, `${file}.br`), compressed(readFileSync(path.join(copy, file))));
  return startStaticServer(copy);
}

/** Runs Lighthouse in a separate process, so that it does not delay the server. */
async function measure(url: string, browser: string): Promise<Measures> {
  const flags = [...BROWSER_FLAGS, '--headless=new'].map((flag) => flag.replace(/=(.*)/, '="$1"'));
  const chromeFlags = `--chrome-flags=${flags.join(' ')}`;
  const command = [require.resolve('lighthouse/cli/index.js'), url, '--output=json', chromeFlags];
  const env = { ...process.env, CHROME_PATH: browser };
  const { stdout } = await promisify(execFile)(process.execPath, command, { env, maxBuffer: 2 ** 26 });
  const { categories, audits, runtimeError } = JSON.parse(stdout) as Result;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  // A missing measurement is NaN, which exceeds every budget.
  return Object.fromEntries([
    ...Object.keys(SCORES).map((name) => [name, Math.round((categories[name]?.score ?? Number.NaN) * 100)]),
    ...Object.keys(TIMES).map((name) => [name, audits[name]?.numericValue ?? Number.NaN]),
  ]);
}

const medianOf = (runs: readonly Measures[], name: string): number => {
  const sorted = runs.map((run) => run[name] ?? Number.NaN).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

async function main(): Promise<void> {
  const { runs = '3', route: asked } = parseArgs({
    options: { runs: { type: 'string' }, route: { type: 'string', multiple: true } },
  }).values;
  const browser = findBrowser();
  if (!browser) throw new Error('There is no browser to measure with. Run: npm run browser:install');
  const listed = readFileSync(path.join('public', SITEMAP), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g);
  const routes = asked ?? [...listed].map(([, url = '']) => new URL(url).pathname);
  const { origin, close } = await serve();
  const names = Object.keys({ ...SCORES, ...TIMES });
  const overruns: string[] = [];
  console.log(['route', ...names].join('\t'));
  for (const route of routes) {
    const measured: Measures[] = [];
    for (let run = 0; run < Number(runs); run += 1) measured.push(await measure(origin + route, browser));
    const measures: Measures = Object.fromEntries(names.map((name) => [name, medianOf(measured, name)]));
    console.log([route, ...Object.values(measures).map((value) => Number(value.toFixed(3)))].join('\t'));
    const found = [...overrunsOf(measures, SCORES, -1), ...overrunsOf(measures, TIMES)];
    overruns.push(...found.map((overrun) => `${route} ${overrun}`));
  }
  console.log(overruns.join('\n') || `Within the budgets: ${routes.length} pages.`);
  process.exitCode = overruns.length === 0 ? 0 : 1;
  await close();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
