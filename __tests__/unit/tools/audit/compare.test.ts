import { budgets, type Measures } from '../../../../tools/audit/budgets';
import { offencesOf } from '../../../../tools/audit/compare';

const offences = (route: string, measures: Measures) => offencesOf([{ route, measures }]);

test('what meets its budget exactly is within it', () => {
  const { least } = budgets.performance;
  const { most } = budgets.lcp;
  expect(offences('/about', { performance: least, lcp: most })).toEqual([]);
  expect(offences('/about', { performance: least - 1, lcp: most + 1 })).toHaveLength(2);
});

test('an offence names the route, what, the value, the limit and the part that it misses', () => {
  const { most } = budgets.script;
  expect(offences('/about', { script: most * 1.5 })).toEqual([
    { route: '/about', measure: 'script', value: most * 1.5, limit: most, excess: 0.5 },
  ]);
  expect(offences('/about', { accessibility: 75 })).toMatchObject([{ limit: 100, excess: 0.25 }]);
});

test('the worst comes first, whatever its page and measure', () => {
  const found = offencesOf([
    { route: '/', measures: { fcp: budgets.fcp.most * 1.1, performance: 49 } },
    { route: '/about', measures: { fcp: budgets.fcp.most * 3 } },
  ]);
  expect(found.map(({ route, measure }) => [route, measure])).toEqual([
    ['/about', 'fcp'],
    ['/', 'performance'],
    ['/', 'fcp'],
  ]);
});

test('SEO counts where search engines may come, the sum on the home page', () => {
  const measures = { seo: 60, total: budgets.total.most + 1 };
  expect(offences('/thank-you', measures)).toEqual([]);
  expect(offences('/404', measures)).toEqual([]);
  expect(offences('/about', measures)).toMatchObject([{ measure: 'seo' }]);
  expect(offences('/', measures)).toMatchObject([{ measure: 'seo' }, { measure: 'total' }]);
});
