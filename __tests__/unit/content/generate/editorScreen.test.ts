import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import Ajv, { type AnySchema } from 'ajv';
import { collections, singles } from '../../../../src/content/collections';
import type { EditorField } from '../../../../src/content/generate/editorFields';
import { apiOf, editorScreen, type Repository } from '../../../../src/content/generate/editorScreen';
import { COMPARED_FIELD, translatedTexts } from '../../../../src/content/translation/translatable';
import { fieldPaths } from '../../../support/fieldPaths';

const groups = Object.fromEntries(
  collections.flatMap(({ groupedBy }) =>
    groupedBy ? [[groupedBy, [{ slug: 'first', name: 'The First' }]]] : [],
  ),
);
const languages = [
  { code: 'ar', name: 'العربية' },
  { code: 'fr', name: 'Français' },
];
const content = { productName: 'Some House', groups, languages, folder: 'website-copy', prefix: '' };
const repository: Repository = { host: 'github', repository: 'house/website', branch: 'main' };

/** The schema of the installed version. */
const packageFolder = path.dirname(createRequire(path.resolve('package.json')).resolve('@sveltia/cms'));
const validate = new Ajv({ strict: false, validateFormats: false }).compile(
  JSON.parse(readFileSync(path.join(packageFolder, '..', 'schema', 'sveltia-cms.json'), 'utf8')) as AnySchema,
);

test.each([
  ['no repository', undefined],
  ['GitHub', repository],
  ['GitLab', { ...repository, host: 'gitlab' as const, repository: 'group/house/website' }],
  ['a Forgejo server', { ...repository, host: 'forgejo' as const, address: 'https://git.house.in' }],
])('the configuration with %s is valid for the CMS', (_, editing) => {
  validate(editorScreen({ ...content, editing }));
  expect(validate.errors).toBeNull();
});

test('without a repository, the CMS asks for the project folder by name', () => {
  expect(editorScreen(content).backend).toMatchObject({ repo: 'local/website-copy' });
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

test('the screen has every field of every document', () => {
  const shown = fieldsByPlace();
  for (const document of [...collections, ...singles]) {
    const file =
      document.kind === 'single' ? document.file : `${document.folder}${document.groupedBy ? '/first' : ''}`;
    const place = `content/${translatedTexts(document.schema) ? '{{locale}}/' : ''}${file}`;
    const added = [`${place}.body`, `${place}.${COMPARED_FIELD}`];
    const fields = pathsOn(shown.get(place) ?? [], place).filter((field) => !added.includes(field));
    const names = fieldPaths(document.schema).map((path) =>
      [place, ...path.filter((key) => typeof key === 'string')].join('.'),
    );
    expect(fields).toEqual([...new Set(names)]);
  }
});

test('the screen has the translated values of each language', () => {
  expect([...fieldsByPlace().keys()]).toEqual(
    expect.arrayContaining(['content/ar/terms.json', 'content/fr/terms.json']),
  );
});

describe('translations', () => {
  const product = fieldsByPlace().get('content/{{locale}}/products/first') ?? [];
  const article = fieldsByPlace().get('content/{{locale}}/blog') ?? [];
  const counters = fieldsByPlace().get('content/{{locale}}/sections/counters.json') ?? [];
  const translated = (fields: readonly EditorField[] = []) =>
    Object.fromEntries(fields.flatMap(({ name, i18n }) => (i18n ? [[name, i18n]] : [])));

  test('have the texts of a document, without facts, numbers and links', () => {
    expect(translated(product)).toEqual({
      sample: true,
      name: true,
      image: true,
      description: true,
      details: true,
    });
    expect(translated(product.find(({ name }) => name === 'image')?.fields)).toEqual({ alt: true });
  });

  test('have the text of an article', () => {
    expect(translated(article)).toMatchObject({ title: true, body: true });
    expect(translated(article)).not.toHaveProperty('date');
  });

  test('have the items of the English lists', () => {
    expect(translated(counters)).toMatchObject({ items: 'duplicate' });
    const items = counters.find(({ name }) => name === 'items')?.fields;
    expect(translated(items)).toMatchObject({ label: true });
    expect(translated(items)).not.toHaveProperty('target');
  });

  test('are in the folder of their language, and an entry begins without them', () => {
    expect(editorScreen(content).i18n).toMatchObject({
      locales: ['en', 'ar', 'fr'],
      default_locale: 'en',
      initial_locales: 'default',
    });
  });

  test('are not offered for a website in English only', () => {
    const places = editorScreen({ ...content, languages: [] }).collections;
    expect(JSON.stringify(places)).not.toContain(`"${COMPARED_FIELD}"`);
  });
});

test.each([
  ['github', undefined, 'https://api.github.com'],
  ['github', 'https://github.house.in', 'https://github.house.in/api/v3'],
  ['gitlab', undefined, 'https://gitlab.com/api/v4'],
  ['gitea', 'https://git.house.in', 'https://git.house.in/api/v1'],
  ['forgejo', undefined, 'https://codeberg.org/api/v1'],
] as const)('the API URL of %s at %s', (host, address, api) => {
  expect(apiOf({ ...repository, host, address })).toBe(api);
});
