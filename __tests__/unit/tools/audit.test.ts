import { brotliDecompressSync } from 'node:zlib';
import { asSent } from '../../../tools/audit/asSent';
import { budgets } from '../../../tools/audit/budgets';
import { median, medianOf, overrunsOf } from '../../../tools/audit/compare';
import { firstViewOf } from '../../../tools/audit/firstView';
import { sentence, table } from '../../../tools/audit/report';
import { withoutScripts } from '../../../tools/audit/server';

test('lists only the exceeded budgets, worst first', () => {
  const overruns = overrunsOf([
    {
      route: '/about',
      measures: { performance: 100, lcp: budgets.lcp.most, script: 2 * budgets.script.most('/about') },
    },
    { route: '/blog', measures: { performance: 49, cls: 0.0021 } },
    // Search engines do not index this page.
    { route: '/thank-you', measures: { seo: 50 } },
  ]);
  expect(overruns.map(({ route, measure, excess }) => [route, measure, excess.toFixed(2)])).toEqual([
    ['/about', 'script', '1.00'],
    ['/blog', 'performance', '0.50'],
    ['/blog', 'cls', '0.05'],
  ]);
});

test('a missing measure exceeds no budget and is a dash in the table', () => {
  const page = { route: '/404', measures: { performance: 100, script: 71_680 }, runs: [] };
  expect(overrunsOf([page])).toEqual([]);
  expect(table([page]).split('\n')[2]).toMatch(/^\| `\/404` \| 100 \| - .*\| 70\.0 \|/);
});

test('the sentence for a score lists the audits that lowered it', () => {
  const runs = [{ measures: {}, benchmarkIndex: 1, failedAudits: ['image-alt'] }];
  const pages = [{ route: '/', measures: { accessibility: 95 }, runs }];
  expect(overrunsOf(pages).map((overrun) => sentence(overrun, pages))).toEqual([
    '/: accessibility 95, limit 100 (5 % off) image-alt',
  ]);
});

test('returns the median of each measure that all runs have', () => {
  expect([median([3, 1, 2]), median([4, 1])]).toEqual([2, 2.5]);
  const run = (measures: object) => ({ measures, benchmarkIndex: 1, failedAudits: [] });
  expect(medianOf([run({ lcp: 1, fcp: 5 }), run({ lcp: 3 }), run({ lcp: 9 })])).toEqual({ lcp: 3 });
});

test('removes scripts and their preloads from a page, but keeps data and styles', () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  const style = '<link rel="preload" href="a.woff2" as="font"/>';
  const html = `${data}<script>var a</script><script type="module" src="b.js"></script >${style}<link as="script" rel="preload" href="c.js"/><link rel="modulepreload" href="d.js"/>`;
  expect(withoutScripts(html)).toBe(data + style);
});

test('compresses only text with brotli', async () => {
  const text = Buffer.from('a'.repeat(200));
  const { body, headers } = await asSent('about.html', text);
  expect(headers).toEqual({ 'content-type': 'text/html', 'content-encoding': 'br' });
  expect(brotliDecompressSync(body)).toEqual(text);
  expect(await asSent('a.avif', text)).toEqual({ body: text, headers: { 'content-type': 'image/avif' } });
});

test('lists the pictures that are visible on the phone before scrolling, without duplicates', () => {
  const box = { top: 0, bottom: 10, left: 0, right: 10 };
  const pictures = [
    { address: 'a', ...box },
    { address: 'a', ...box },
    { address: 'below', ...box, top: 900, bottom: 910 },
    { address: 'right', ...box, left: 500, right: 510 },
    { address: 'empty', ...box, bottom: 0 },
  ];
  expect(firstViewOf(pictures)).toEqual(['a']);
});
