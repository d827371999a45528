import fc from 'fast-check';
import { filterServices, termFromUrl } from '../../../../src/business/services/useServiceSearch';
import { searchPath } from '../../../../src/routes';
import { anyText } from '../../../support/anyText';

describe('termFromUrl', () => {
  test.each([
    ['?search=soy', 'soy'],
    ['?a=1&search=%20soy+milk%20', 'soy milk'],
    ['?search=', ''],
    ['', ''],
    ['?searching=soy', ''],
    // Terms with an invalid encoding.
    ['?search=50%', '50%'],
    ['?search=50%25%FF', '50%25%FF'],
    ['?a=%&search=%E0%A4%A&b=2', '%E0%A4%A'],
  ])('for the query "%s" returns the term "%s"', (query, term) => {
    expect(termFromUrl(query)).toBe(term);
  });

  test('returns any term from the URL of its search, and a text from any URL', () => {
    fc.assert(
      fc.property(anyText, (term) => {
        expect(typeof termFromUrl(`?search=${term}`)).toBe('string');
        expect(termFromUrl(new URL(searchPath(term), 'https://host').search)).toBe(
          Buffer.from(term).toString().trim(),
        );
      }),
    );
  });
});

describe('filterServices', () => {
  const services = [
    { title: 'Export Services', description: 'Goods out of India.', features: ['Textiles (100% cotton)'] },
    { title: 'Import Services', description: 'Goods into India.', features: ['Machinery', 'Spices [whole]'] },
  ];

  test.each([
    ['', ['Export Services', 'Import Services']],
    ['INTO india', ['Import Services']],
    ['machinery', ['Import Services']],
    ['goods', ['Export Services', 'Import Services']],
    ['(100%', ['Export Services']],
    ['[whole]', ['Import Services']],
    ['ｅｘｐｏｒｔ\u00A0services', ['Export Services']],
    ['.*', []],
    // A match must not span two fields of a service.
    ['india.textiles', []],
  ])('"%s" finds %j', (term, found) => {
    expect(filterServices(services, term).map(({ title }) => title)).toEqual(found);
  });
});
