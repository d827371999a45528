/**
 * `npm run audit`: measures the pages of the last build with Lighthouse, on a phone with a slow network. Exits with 1 if
 * the median of a page exceeds a budget. No other process should use the machine.
 *   --runs N how often to measure each page (default: 3); --route PATH measures only this page, can be repeated
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { generate } from 'selfsigned';
import sirv from 'sirv';
import { filesIn } from '../../src/content-model/read/contentFiles';
import { EDITOR_SCREEN, SITEMAP } from '../../src/lib/generatedFiles';
import { BROWSER_FLAGS, findBrowser } from '../browser';
import { compressed, isCompressed, LAST_BENCHMARK, overrunsOf, SCORES, TIMES } from './budgets';

type Measures = Record<string, number>;

/** Serves a copy of the build with compressed texts over HTTP/2, as hosts do. */
async function serve(): Promise<string> {
  const copy = path.resolve('.cache/audit');
  rmSync(copy, { recursive: true, force: true });
  cpSync('public', copy, { recursive: true, filter: (file) => file !== `public${EDITOR_SCREEN}` });
  for (const file of filesIn(copy).filter(isCompressed))
    writeFileSync(path.join(copy, `${file}.br`), compressed(readFileSync(path.join(copy, file))));
  const { private: key, cert } = await generate();
  const server = createSecureServer({ key, cert }, sirv(copy, { brotli: true }) as never);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Runs Lighthouse in a separate process, so that it does not delay the server. */
async function measure(url: string, browser: string): Promise<Measures> {
  const flags = [...BROWSER_FLAGS, '--headless=new'].map((flag) => flag.replace(/=(.*)/, '="$1"')).join(' ');
  const cli = require.resolve('lighthouse/cli/index.js');
  const command = [cli, url, '--output=json', `--chrome-flags=${flags}`];
  const env = { ...process.env, CHROME_PATH: browser };
  const { stdout } = await promisify(execFile)(process.execPath, command, { env, maxBuffer: 2 ** 26 });
  const { categories, audits, environment, runtimeError } = JSON.parse(stdout) as Result;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  // A missing measurement is NaN, which exceeds every budget.
  return Object.fromEntries([
    ...Object.keys(SCORES).map((name) => [name, Math.round((categories[name]?.score ?? Number.NaN) * 100)]),
    ...Object.keys(TIMES).map((name) => [name, audits[name]?.numericValue ?? Number.NaN]),
    ['benchmarkIndex', environment.benchmarkIndex],
  ]);
}

const medianOf = (runs: readonly Measures[], name: string): number =>
  runs.map((run) => run[name] ?? Number.NaN).sort((a, b) => a - b)[runs.length >> 1] ?? Number.NaN;

async function main(): Promise<void> {
  const options = { runs: { type: 'string' }, route: { type: 'string', multiple: true } } as const;
  const { runs = '3', route: asked } = parseArgs({ options }).values;
  const browser = findBrowser();
  if (!browser) throw new Error('There is no browser to measure with. Run: npm run browser:install');
  const listed = readFileSync(path.join('public', SITEMAP), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g);
  const routes = asked ?? [...listed].map(([, url = '']) => new URL(url).pathname);
  const origin = await serve();
  const names = [...Object.keys({ ...SCORES, ...TIMES }), 'benchmarkIndex'];
  const overruns: string[] = [];
  let slowest = Number.POSITIVE_INFINITY;
  console.log(['route', ...names].join('\t'));
  for (const route of routes) {
    const measured: Measures[] = [];
    for (let run = 0; run < Number(runs); run += 1) measured.push(await measure(origin + route, browser));
    const measures: Measures = Object.fromEntries(names.map((name) => [name, medianOf(measured, name)]));
    console.log([route, ...Object.values(measures).map((value) => Number(value.toFixed(3)))].join('\t'));
    const found = [...overrunsOf(measures, SCORES, -1), ...overrunsOf(measures, TIMES)];
    overruns.push(...found.map((overrun) => `${route} ${overrun}`));
    slowest = Math.min(slowest, measures.benchmarkIndex ?? Number.NaN);
  }
  if (slowest < LAST_BENCHMARK) console.log(`Slower than in docs/performance.md (${LAST_BENCHMARK}).`);
  console.log(overruns.join('\n') || `Within the budgets: ${routes.length} pages.`);
  process.exit(overruns.length === 0 ? 0 : 1);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
