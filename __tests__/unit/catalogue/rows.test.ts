import { columnsOf, columnWidths } from '../../../src/catalogue/table/rows';

const row = (name: string, ...values: (string | null)[]) => ({
  name,
  values,
  path: `/${name}`,
  group: 'Dals',
  tradeNames: null,
  others: [],
});
test('the widths of columns depend on the longest text, and add up to the width of the table', () => {
  const products = [row('Toor Dal', 'Nil', 'Min 22%, as is', 'x'.repeat(80)), row('Oil', null, null, null)];
  const table = { title: 'Food products', header: 'Name', limits: [], rows: products };
  const columns = columnsOf({ ...table, columns: ['Broken', 'Protein', 'HS code'] });
  const [name = 0, short = 0, medium = 0, long = 0] = columnWidths(columns, products);
  expect(name + short + medium + long).toBeCloseTo(100, 0);
  expect(short).toBeLessThan(medium);
  expect(medium).toBeLessThan(long);
  expect(long).toBeLessThan(2 * medium);
});
