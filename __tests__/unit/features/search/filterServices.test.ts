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

const typographic = [
  { title: 'One', description: "The buyer's risk", features: ['Non-standard bags'] },
  { title: 'Two', description: 'The seller’s risk', features: ['20‑ft container', 'Crème'] },
];

test.each([
  ['buyer’s', ['One']],
  ["seller's", ['Two']],
  ['non–standard', ['One']],
  ['20-ft', ['Two']],
  ['20-ft\u00A0container', ['Two']],
  ['creme', ['Two']],
])('"%s" finds %j in whichever form the characters are written', (term, found) => {
  expect(filterServices(typographic, term).map(({ title }) => title)).toEqual(found);
});

test('no services stay no services', () => {
  expect(filterServices([], 'x')).toEqual([]);
});
