import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import Ajv, { type AnySchema } from 'ajv';
import { collections, singles } from '../../../../src/content-model/collections';
import type { EditorField } from '../../../../src/content-model/generate/editorFields';
import { apiOf, editorScreen, type Repository } from '../../../../src/content-model/generate/editorScreen';
import { pathsOf } from '../../../support/contentGraph';

const groups = Object.fromEntries(
  collections.flatMap(({ groupedBy }) =>
    groupedBy ? [[groupedBy, [{ slug: 'first', name: 'The First' }]]] : [],
  ),
);
const content = { productName: 'Some House', groups, folder: 'website-copy', prefix: '' };
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

test('the screen has every field of every document', () => {
  const shown = new Map<string, EditorField[]>();
  for (const entry of editorScreen(content).collections) {
    if ('folder' in entry) shown.set(entry.folder, entry.fields);
    if ('files' in entry) for (const { file, fields } of entry.files) shown.set(file, fields);
  }
  for (const document of [...collections, ...singles]) {
    const place =
      document.kind === 'single'
        ? `content/${document.file}`
        : `content/${document.folder}${document.groupedBy ? '/first' : ''}`;
    const fields = pathsOn(shown.get(place) ?? [], place).filter((field) => field !== `${place}.body`);
    expect(fields).toEqual(pathsOf(document.schema, place));
  }
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
