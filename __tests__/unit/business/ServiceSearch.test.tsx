import { filterServices, termFromUrl } from '../../../src/business/services/ServiceSearch';

test.each([
  ['?search=%20soy+%26%20jute%20', 'soy & jute'],
  ['?search=50%', '50%'],
  ['?searching=soy', ''],
])('the query "%s" has the term "%s"', (query, term) => {
  expect(termFromUrl(query)).toBe(term);
});

const services = [
  { title: 'Export Services', description: 'Goods out of India.', features: ['Textiles (100% cotton)'] },
  { title: 'Import Services', description: 'Goods into India.', features: ['Machinery', 'Spices [whole]'] },
];

test.each([
  ['', ['Export Services', 'Import Services']],
  ['INTO india', ['Import Services']],
  ['machinery', ['Import Services']],
])('"%s" finds %j', (term, found) => {
  expect(filterServices(services, term).map(({ title }) => title)).toEqual(found);
});
