/** New and missing rows of an imported spreadsheet. */
import { sampleContent } from '../../../support/sampleContent';
import { addProducts, cellsOf, exportSheets, importSheets, snapshot } from '../../../support/spreadsheet';

const content = sampleContent();
beforeEach(() => addProducts(content, 5));

test('a new row becomes a file with a free number and a file name from its name', async () => {
  const { groups, sheets, peas } = await exportSheets(content);
  const cells = cellsOf(peas);
  peas.rows[60] = [...(peas.rows[1] ?? [])];
  const description = 'A new pea with a description that no other page has, long enough for search engines.';
  cells.set('File', null, 60);
  cells.set('Number', null, 60);
  cells.set('Name', 'Crème pea (split)', 60);
  cells.set('Description', description, 60);
  const plan = await importSheets(content, groups, sheets);
  expect([plan.errors, plan.differences]).toEqual([
    [],
    ['content/products/pulses/creme-pea-split.json is new'],
  ]);
  expect(JSON.parse(content.read('products/pulses/creme-pea-split.json'))).toMatchObject({
    $schema: '../../.schemas/product.json',
    id: 6,
    image: { file: '../../images/plain.png' },
  });
  expect(content.errors()).toEqual([]);
});

test('an entry without a row is deleted only on request, and only if nothing leads to it', async () => {
  const { groups, sheets, peas } = await exportSheets(content);
  const [headings = [], first = [], ...rest] = peas.rows;
  peas.rows = [headings, first, ...rest.slice(1)];
  const kept = await importSheets(content, groups, sheets);
  expect([kept.kept, kept.files]).toEqual([['products/pulses/pea-2.json'], []]);
  const before = snapshot(content);
  expect((await importSheets(content, groups, sheets, true)).differences).toEqual([
    'content/products/pulses/pea-2.json is deleted',
  ]);
  const { 'products/pulses/pea-2.json': _, ...others } = before;
  expect(snapshot(content)).toEqual(others);
  content.edit('pages/home.json', ({ specifications }) =>
    Object.assign(specifications as object, { to: '/PulsesProducts/pea-1' }),
  );
  const linked = snapshot(content);
  peas.rows = [headings, ...rest.slice(1)];
  const refused = await importSheets(content, (await exportSheets(content)).groups, sheets, true);
  expect(refused.errors).toEqual([
    expect.stringMatching(/^content\/pages\/home\.json:\d+ specifications\.to: /),
  ]);
  expect(snapshot(content)).toEqual(linked);
});
