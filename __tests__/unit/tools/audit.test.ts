import { brotliDecompressSync } from 'node:zlib';
import { asSent } from '../../../tools/audit/asSent';
import { budgets } from '../../../tools/audit/budgets';
import { median, medianOf, offencesOf } from '../../../tools/audit/compare';
import { firstViewOf } from '../../../tools/audit/firstView';
import { sentence, table } from '../../../tools/audit/report';
import { withoutScripts } from '../../../tools/audit/server';

const KIB = 1024;

test('measures above their budget are listed, the worst first', () => {
  const offences = offencesOf([
    {
      route: '/about',
      measures: { performance: 100, lcp: budgets.lcp.most, script: 2 * budgets.script.most('/about') },
    },
    { route: '/blog', measures: { performance: 49, cls: 0.0021 } },
  ]);
  expect(offences.map(({ route, measure, excess }) => [route, measure, excess.toFixed(2)])).toEqual([
    ['/about', 'script', '1.00'],
    ['/blog', 'performance', '0.50'],
    ['/blog', 'cls', '0.05'],
  ]);
});

test('a budget applies to the routes that it names', () => {
  const pages = ['/services', '/contact', '/Textiles'].map((route) => ({
    route,
    measures: { script: 80 * KIB, total: 400 * KIB },
  }));
  expect(offencesOf(pages).map(({ route, measure }) => [route, measure])).toEqual([['/services', 'script']]);
  expect(offencesOf([{ route: '/thank-you', measures: { seo: 50 } }])).toEqual([]);
});

test('a measure that a page lacks is no offence, and a dash in the table', () => {
  const page = { route: '/404', measures: { performance: 100, script: 71_680 }, runs: [] };
  expect(offencesOf([page])).toEqual([]);
  expect(table([page]).split('\n')[2]).toMatch(/^\| `\/404` \| 100 \| - .*\| 70\.0 \|/);
});

test('a score names the audits that cost points', () => {
  const runs = [{ measures: {}, benchmarkIndex: 1, failedAudits: ['image-alt'] }];
  const [offence] = offencesOf([{ route: '/', measures: { accessibility: 95 } }]);
  if (!offence) throw new Error('No offence.');
  expect(sentence(offence, [{ route: '/', measures: {}, runs }])).toBe(
    '/: accessibility 95, limit 100 (5 % off) image-alt',
  );
});

test('the median is that of the measures that all runs have', () => {
  expect([median([3, 1, 2]), median([4, 1])]).toEqual([2, 2.5]);
  const run = (measures: object) => ({ measures, benchmarkIndex: 1, failedAudits: [] });
  expect(medianOf([run({ lcp: 1, fcp: 5 }), run({ lcp: 3 }), run({ lcp: 9 })])).toEqual({ lcp: 3 });
});

test('scripts and their preloads are taken out of a page, data and styles stay', () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  const style = '<link rel="preload" href="a.woff2" as="font"/>';
  const html = `${data}<script>var a</script><script type="module" src="b.js"></script >${style}<link as="script" rel="preload" href="c.js"/><link rel="modulepreload" href="d.js"/>`;
  expect(withoutScripts(html)).toBe(data + style);
});

test('text is sent with brotli, everything else uncompressed', async () => {
  const text = Buffer.from('a'.repeat(200));
  const { body, headers } = await asSent('about.html', text);
  expect(headers).toEqual({ 'content-type': 'text/html', 'content-encoding': 'br' });
  expect(brotliDecompressSync(body)).toEqual(text);
  expect(await asSent('a.avif', text)).toEqual({ body: text, headers: { 'content-type': 'image/avif' } });
});

test('pictures of the first view are those within the screen of the phone, each once', () => {
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
