import { filterServices } from '../../../../src/features/search/filterServices';

const services = [
  { title: 'Export Services', description: 'Goods out of India.', features: ['Textiles (100% cotton)'] },
  { title: 'Import Services', description: 'Goods into India.', features: ['Machinery', 'Spices [whole]'] },
];
const titles = (term: string) => filterServices(services, term).map(({ title }) => title);

test.each([
  ['', ['Export Services', 'Import Services']],
  ['export', ['Export Services']],
  ['INTO india', ['Import Services']],
  ['machinery', ['Import Services']],
  ['goods', ['Export Services', 'Import Services']],
  ['(100%', ['Export Services']],
  ['[whole]', ['Import Services']],
  ['.*', []],
  ['<script>', []],
  // What stands in two places of a service is not one text.
  ['india.textiles', []],
])('"%s" finds %j', (term, found) => {
  expect(titles(term)).toEqual(found);
});

test('no services stay no services', () => {
  expect(filterServices([], 'x')).toEqual([]);
});
