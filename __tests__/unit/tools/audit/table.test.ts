import { budgets, type Measures } from '../../../../tools/audit/budgets';
import { offencesOf } from '../../../../tools/audit/compare';
import type { MeasuredPage } from '../../../../tools/audit/measure';
import { doubt, sentence, verdict } from '../../../../tools/audit/report';
import { markdownTable, textTable } from '../../../../tools/audit/table';

const LARGEST: Measures = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 12345,
  lcpRatio: 12.34,
  fcp: 12345,
  cls: 0.1234,
  tbt: 1234,
  document: 123.4 * 1024,
  script: 123.4 * 1024,
  font: 123.4 * 1024,
  fontFiles: 1,
  firstView: 1234.5 * 1024,
  total: 1234.5 * 1024,
};

const page = (route: string, measures: Measures, load = 0, shortcomings: string[] = []): MeasuredPage => ({
  route,
  measures,
  benchmarkIndex: 1234.5,
  runs: { asBuilt: [{ measures, load, benchmarkIndex: 1234.5, shortcomings }], withoutScripts: [] },
});

test('the table fits 120 columns, however long a route and large a value', () => {
  const lines = textTable([page('/', {}), page(`/blog/${'long-'.repeat(20)}name`, LARGEST)]).split('\n');
  expect(lines).toHaveLength(3);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  expect(lines[0]?.length).toBeLessThanOrEqual(120);
  expect(lines[2]).toMatch(/^\/blog\/long-.*\.\.\. /);
});

test('bytes are told in KiB, the shift with three places, and what was not measured as a dash', () => {
  const [, line = ''] = textTable([page('/404', { script: 70.25 * 1024, cls: 0.0019, lcp: 1499.7 })]).split(
    '\n',
  );
  expect(line.trim().split(/ +/)).toEqual([
    '/404',
    '-',
    '-',
    '-',
    '-',
    '-',
    '1500',
    '-',
    '-',
    '0.002',
    '-',
    '70.3',
    '-',
    '-',
    '-',
    '1235',
  ]);
});

test('the table for the README has as many cells in each line, and whole routes', () => {
  const route = `/blog/${'long-'.repeat(20)}name`;
  const lines = markdownTable([page(route, LARGEST)]).split('\n');
  expect(lines).toHaveLength(3);
  expect(new Set(lines.map((line) => line.split('|').length)).size).toBe(1);
  expect(lines[1]).toMatch(/^\| --- \|( ---: \|)+$/);
  expect(lines[2]).toContain(`| \`${route}\` | 100 |`);
});

test('an offence is told in a sentence with its units', () => {
  const told = (measures: Measures) => offencesOf([{ route: '/blog', measures }]).map(sentence);
  expect(told({ script: budgets.script.most * 1.25 })).toEqual([
    '/blog: script 90.0 KiB, at most 72.0 KiB: 25 % over',
  ]);
  expect(told({ accessibility: 90 })).toEqual(['/blog: accessibility 90, at least 100: 10 % short']);
  expect(told({ lcp: budgets.lcp.most + 1 })).toEqual([
    '/blog: largest contentful paint 1501 ms, at most 1500 ms: less than 1 % over',
  ]);
});

test('the verdict names offences with what cost the points, or says that there are none', () => {
  const pages = [page('/blog', { seo: 92 }, 0, ['seo/link-text', 'accessibility/label'])];
  expect(verdict(pages, offencesOf(pages))).toMatch(/\(1\):\n {2}\/blog: SEO 92.* short \(link-text\)$/);
  expect(verdict(pages, [])).toBe('Within the budgets: 1 page.');
});

test('a long list of offences is cut, and says by how many', () => {
  const pages = Array.from({ length: 40 }, (_, index) => page(`/${index}`, { seo: 50 }));
  const lines = verdict(pages, offencesOf(pages)).split('\n');
  expect(lines).toHaveLength(32);
  expect(lines.at(-1)).toContain('10 more');
});

test('a busy machine is told', () => {
  expect(doubt([page('/', {}, 0.05)])).toBeUndefined();
  expect(doubt([page('/', {}, 0.05), page('/about', {}, 0.9)])).toContain('1 of 2 runs');
});
