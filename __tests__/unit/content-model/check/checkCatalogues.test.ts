/** Fields, paths and aliases of catalogues, and what entries, menus and translations have of them. */
import { PEAS, sampleContent } from '../../../support/sampleContent';

const content = sampleContent();
const GOODS = 'catalogues/goods.json';
const AREA = 'business-areas/machines.json';

const field = (key: string, label = key) => ({ key, label });
const tables = (...fields: object[]) => [{ caption: 'Facts', fields: [field('grade'), ...fields] }];
const table = { columns: ['Pack', 'Net'], rows: [{ cells: ['Bag'] }] };
const DEAD = 'menu[0].to: the path "/goods" does not exist on this site; correct it, or remove the link';

test.each<[changes: object, ...problems: string[]]>([
  [{ tables: tables(field('grade', 'B')) }, 'tables[0].fields[1].key: "grade" is used twice; change one'],
  [{ tables: tables(field('parts')) }, 'lists[0].key: "parts" is used twice; change one'],
  [{ tables: tables(field('a', 'grade')) }, 'tables[0].fields[1].label: "grade" is used twice; change'],
  [{ tables: [...tables(), { caption: 'Facts', fields: [] }] }, 'tables[1].caption: "Facts" is used twice'],
  ...['grade (tea)', 'constructor', 'hsCode', 'Grade', '1st'].map((key): [object, string] => [
    { tables: tables(field(key)) },
    'tables[0].fields[1].key: cannot be a key; write another word, such as netWeight',
  ]),
  [{ keyFacts: ['grad'] }, 'keyFacts[0]: "grad" is not one of the fields and limits of the catalogue; did'],
  [
    { comparisons: [{ title: 'A', header: 'B', columns: [], rows: ['seed'] }] },
    'rows[0]: "seed" is not one of the file names in content/catalogues/goods; did',
  ],
  [{ link: '/cloths' }, 'link: /cloths is in content/catalogues/cloths.json and content/', DEAD],
  [
    { link: '/about' },
    'link: no link of content/navigation.json leads to /about; add one there, or correct the one with',
    'link: /about is in content/pages/about.json and content/catalogues/goods.json; change one',
    DEAD,
  ],
  [{ aliases: ['/ABOUT'] }, 'aliases[0]: /ABOUT is in content/pages/about.json and content/'],
  [{ aliases: ['/goods'] }, 'aliases[0]: /goods is already in this file; remove it'],
  [{ aliases: ['goods'] }, 'aliases[0]: is not a path; write it as /my-page'],
  [
    { sections: [{ heading: { title: 'A' }, chart: { title: 'B', field: 'grade' } }] },
    'sections[0].chart.field: no entry has a figure in "grade", so the chart has no bars; choose',
  ],
  [
    { sections: [{ heading: { title: 'A' }, packs: { title: 'B', table } }] },
    'packs.table.rows: have a row with more or fewer texts than there are columns; write one',
  ],
])('%j in a catalogue is an error: %s', (changes, ...problems) => {
  content.set(GOODS, changes);
  content.expectErrors(...problems);
});

test('an entry has values for the fields of its catalogue only, and other values than texts are refused', () => {
  content.set(PEAS, { values: { grad: 'A', toString: 'B' } });
  content.expectErrors(
    'values.grad: is not a field of Some words; did you mean "grade"?',
    'values.toString: is not a field of Some words; remove it; the fields here are grade, size, weight, parts',
  );
  content.set(PEAS, { values: { grade: ['A'], parts: 'B' } });
  content.expectErrors('values.grade: is a list; write text', 'values.parts: is text; write a list');
});

test('a menu that leads to the former path of a catalogue is an error, and another link to its alias is right', () => {
  content.set('pages/not-found.json', { action: { label: 'Peas', to: '/goods/peas' } });
  content.set(GOODS, { link: '/seeds', aliases: ['/goods'] });
  content.expectErrors('menu[0].to: the path "/goods" is an alias of "/seeds"; write "/seeds"');
});

test('an alias of a catalogue also takes the paths of its sheets', () => {
  content.set(GOODS, { aliases: ['/old'] });
  content.set(AREA, { link: '/old/peas' });
  content.expectErrors(`aliases[0]: /old/peas is in content/${AREA} and content/`);
});

test('links to a catalogue without entries are left out, also where a business area shows samples of it', () => {
  const samples = { heading: { title: 'Samples' }, catalogue: '/cloths' };
  content.set(AREA, { samples });
  content.expectWarnings();
  content.set(AREA, { samples: { ...samples, catalogue: '/contact' } });
  content.expectErrors('samples.catalogue: "/contact" is not one of the paths of the catalogues; write');
  content.set(AREA, { samples });
  content.delete('catalogues/cloths');
  content.expectWarnings('catalogues/cloths.json:1 file: is not shown, because it has no entries yet');
});
