import fc from 'fast-check';
import { filterServices, termFromUrl } from '../../../src/business/services/useServiceSearch';
import { searchPath } from '../../../src/routes';
import { anyText } from '../../support/anyText';

test('any term is read from the URL of its search, without spaces around it', () => {
  fc.assert(
    fc.property(anyText, (term) => {
      const { search } = new URL(searchPath(term), 'https://host');
      expect(termFromUrl(search)).toBe(Buffer.from(term).toString().trim());
    }),
  );
  expect(['?searching=soy', '?search=50%', ''].map(termFromUrl)).toEqual(['', '50%', '']);
});

const services = [
  { title: 'Export Services', description: 'Goods out of India.', features: ['Textiles (100% cotton)'] },
  { title: 'Import Services', description: 'Goods into India.', features: ['Machinery', 'Spices [whole]'] },
];

test.each([
  ['', ['Export Services', 'Import Services']],
  ['INTO india', ['Import Services']],
  ['machinery', ['Import Services']],
  ['goods', ['Export Services', 'Import Services']],
  ['.*', []],
])('"%s" finds %j', (term, found) => {
  expect(filterServices(services, term).map(({ title }) => title)).toEqual(found);
});
