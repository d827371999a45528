/**
 * `npm run audit`: measures every page of the last build with Lighthouse, on a phone with a slow network, alternately
 * with and without scripts. Exits with 1 if the median of a page exceeds a budget. No other process should use the
 * machine.
 *   --runs N      how often to measure each page; 3 by default
 *   --route PATH  measures only this page; can be repeated
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { generate } from 'selfsigned';
import sirv from 'sirv';
import { EDITOR_SCREEN } from '../../src/lib/generatedFiles';
import { canonicalPath, isIndexable } from '../../src/routes';
import { BROWSER_FLAGS, findBrowser } from '../browser';
import { LCP_RATIO, overrunsOf, SCORES, TIMES } from './budgets';

/** Scores and times by their Lighthouse names. */
type Measures = Record<string, number>;

const publicDir = path.resolve('public');

/** Returns the paths of all built pages except aliases and the editor screen, which is not for visitors. */
const builtRoutes = (): string[] =>
  readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`.replace(/^\/\.$/, '/'))
    .filter((route) => canonicalPath(route) === route && route !== EDITOR_SCREEN)
    .sort();

/** Serves the build like a good host, over HTTP/2 and with the brotli copies. Returns the origin. */
async function serve(): Promise<string> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert }).on('request', sirv(publicDir, { brotli: true }));
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

/** Runs Lighthouse in a separate process, so that it does not delay the server. */
async function measure(url: string, browser: string, ...options: string[]): Promise<Measures> {
  const flags = [...BROWSER_FLAGS, '--headless=new', '--ignore-certificate-errors'];
  const chromeFlags = `--chrome-flags=${flags.map((flag) => flag.replace(/=(.*)/, '="$1"')).join(' ')}`;
  const command = [require.resolve('lighthouse/cli/index.js'), url, '--output=json', chromeFlags, ...options];
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

const LCP = 'largest-contentful-paint';
const medianOf = (runs: readonly Measures[], name: string): number => {
  const sorted = runs.map((run) => run[name] ?? Number.NaN).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

async function main(): Promise<void> {
  const { runs, route: asked } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      route: { type: 'string', multiple: true, default: [] },
    },
  }).values;
  const routes = builtRoutes().filter((route) => asked.length === 0 || asked.includes(route));
  const browser = findBrowser();
  if (!browser) throw new Error('There is no browser to measure with. Run: npm run browser:install');
  if (routes.length === 0) throw new Error('There is no such page in public. Run: npm run build');
  const origin = await serve();
  const overruns: string[] = [];
  console.log(['route', ...Object.keys(SCORES), 'FCP', 'LCP', 'TBT', 'CLS', 'ratio'].join('\t'));
  for (const route of routes) {
    const [asBuilt, withoutScripts]: [Measures[], Measures[]] = [[], []];
    for (let run = 0; run < Number(runs); run += 1) {
      asBuilt.push(await measure(origin + route, browser));
      withoutScripts.push(await measure(origin + route, browser, '--blocked-url-patterns=*.js'));
    }
    const names = Object.keys({ ...SCORES, ...TIMES });
    const medians = names.map((name) => [name, medianOf(asBuilt, name)] as const);
    const ratio = medianOf(asBuilt, LCP) / medianOf(withoutScripts, LCP);
    const measures: Measures = Object.fromEntries([...medians, ['LCP ratio', ratio]]);
    console.log([route, ...Object.values(measures).map((value) => Number(value.toFixed(3)))].join('\t'));
    const low = Object.entries(SCORES)
      .filter(([name, least]) => !((measures[name] ?? 0) >= least) && (name !== 'seo' || isIndexable(route)))
      .map(([name, least]) => `${name}: ${measures[name]}, limit ${least}`);
    const high = overrunsOf(measures, { ...TIMES, 'LCP ratio': LCP_RATIO });
    overruns.push(...[...low, ...high].map((overrun) => `${route} ${overrun}`));
  }
  console.log(overruns.join('\n') || `Within the budgets: ${routes.length} pages.`);
  process.exitCode = overruns.length === 0 ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
