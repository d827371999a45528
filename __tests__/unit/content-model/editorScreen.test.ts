import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv, { type AnySchema } from 'ajv';
import { collections, ENTRIES, singles } from '../../../src/content-model/collections';
import { type EditorField, withExamples } from '../../../src/content-model/generate/editorFields';
import { editorScreen } from '../../../src/content-model/generate/editorScreen';
import { COMPARED_FIELD } from '../../../src/content-model/translation/fingerprints';
import { translatedTexts } from '../../../src/content-model/translation/translatable';
import { entryTypes, fieldPaths } from '../../support/sampleContent';

const names = ['timeline/first', 'catalogues/goods', 'catalogues/goods/first'];
const folders = names.map((name) => ({ folder: name, label: 'The First' }));
const languages = ['ar', 'fr'].map((code) => ({ code, name: code, direction: 'ltr' as const }));
const types = new Set([...collections, ...singles].map(({ graphqlType }) => graphqlType));
const folder = 'website-copy';
const content = { productName: 'Some House', folders, entryTypes, languages, types, folder };

/** The types of documents, and the folder or file of each on the screen. */
const places = [...collections, ...singles].map((type) => {
  if (type.kind === 'single') return [type.file, type] as const;
  const place = type.folder.replace('timeline/*', 'timeline/first');
  if (type !== ENTRIES) return [place.replace('catalogues/*', 'catalogues/goods'), type] as const;
  return ['catalogues/goods/first', entryTypes.get('catalogues/goods.json') ?? type] as const;
});

/** The schema of the installed version. */
const schemaFile = path.join(require.resolve('@sveltia/cms'), '../../schema/sveltia-cms.json');
const schema: AnySchema = JSON.parse(readFileSync(schemaFile, 'utf8'));
const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);

test.each([
  ['no repository', {}],
  ['GitHub', { editing: { repository: 'house/website', branch: 'main' } }],
  ['one language', { languages: [] }],
])('the configuration with %s is valid for the CMS, and no menu entry is empty', (_, own) => {
  const screen = editorScreen({ ...content, ...own });
  validate(screen);
  expect(validate.errors).toBeNull();
  expect(screen.collections.filter((entry) => 'files' in entry && entry.files.length === 0)).toEqual([]);
});

/** Returns the paths of all fields on the screen, starting with `path`. */
const pathsOn = (fields: readonly EditorField[], path: string): string[] =>
  fields.flatMap(({ name, fields: inner, field }) => [
    `${path}.${name}`,
    ...pathsOn(inner ?? field?.fields ?? [], `${path}.${name}`),
  ]);

/** Returns the fields on the screen by the path of their folder or file. */
function fieldsByPlace(): Map<string, EditorField[]> {
  const shown = new Map<string, EditorField[]>();
  for (const entry of editorScreen(content).collections) {
    if ('folder' in entry) shown.set(entry.folder, entry.fields);
    if ('files' in entry) for (const { file, fields } of entry.files) shown.set(file, fields);
  }
  return shown;
}

const fieldsAt = (place: string) => fieldsByPlace().get(`content/{{locale}}/${place}`) ?? [];

test('the screen has every field of every document', () => {
  const shown = fieldsByPlace();
  for (const [file, type] of places) {
    const place = `content/${translatedTexts(type.schema) ? '{{locale}}/' : ''}${file}`;
    const added = [`${place}.body`, `${place}.${COMPARED_FIELD}`];
    const fields = pathsOn(shown.get(place) ?? [], place).filter((field) => !added.includes(field));
    const names = fieldPaths(type.schema).map((path) =>
      [place, ...path.filter((key) => typeof key === 'string')].join('.'),
    );
    expect(fields).toEqual([...new Set(names)]);
  }
});

test('a button to add an item has the singular of its list, or the noun that describes the item', () => {
  const singularOf = (place: string, list: string) =>
    fieldsAt(place).find(({ name }) => name === list)?.label_singular;
  expect(singularOf('leaders', 'fullDescription')).toBe('paragraph');
  expect(singularOf('services', 'features')).toBe('feature');
});

test('translations have the texts of a document, without facts, numbers and links', () => {
  const translated = (fields: readonly EditorField[] = []) =>
    Object.fromEntries(fields.flatMap(({ name, i18n }) => (i18n ? [[name, i18n]] : [])));
  const product = fieldsAt('catalogues/goods/first');
  const labels = product.find(({ name }) => name === 'values')?.fields?.map(({ label }) => label);
  expect(labels).toEqual(['Facts: Grade', 'Facts: Size', 'Figures: Weight', 'Parts']);
  const texts = ['name', 'alsoTradedAs', 'image', 'description', 'details'];
  expect(translated(product)).toEqual(Object.fromEntries(texts.map((name) => [name, true])));
  expect(translated(product.find(({ name }) => name === 'image')?.fields)).toEqual({ alt: true });
  expect(translated(fieldsAt('sections/counters.json'))).toMatchObject({ items: 'duplicate' });
});

test('the example in a hint is the first short text of the field in its list', () => {
  const fields = fieldsAt('catalogues/goods/first');
  const entry = { name: 'Black Pepper', limits: [{ name: 'Light berries' }], description: 'x'.repeat(99) };
  const shown = withExamples(fields, [{ id: 1 }, entry]);
  const hintsOf = (list: readonly EditorField[]) => new Map(list.map(({ name, hint }) => [name, hint]));
  const limits = shown.find(({ name }) => name === 'limits')?.fields ?? [];
  expect(hintsOf(shown).get('name')).toMatch(/\. For example: Black Pepper$/);
  expect(hintsOf(limits).get('name')).toMatch(/\. For example: Light berries$/);
  for (const name of ['description', 'id']) expect(hintsOf(shown).get(name)).toBe(hintsOf(fields).get(name));
});
