/** Generates the configuration of the editor screen (Sveltia CMS) from the content model. */
import { BRAND_ICONS } from '../../lib/generatedFiles';
import { SOURCE_LANGUAGE } from '../../lib/localText';
import { type Collection, collections, type DocumentType, parentFile, singles, typeOf } from '../collections';
import { SLUG } from '../model/fields';
import { descriptionOf, fieldKindOf } from '../model/schema';
import { slugOf } from '../read/contentFiles';
import { COMPARED_FIELD } from '../translation/fingerprints';
import { TERMS_FILE, termsType, translationType } from '../translation/languageFolders';
import { type EditorField, editorFields, labelOf, namingField } from './editorFields';
import type { EditorScreenContent } from './editorScreenContent';
import { schemaPath } from './jsonSchemas';

type Languages = EditorScreenContent['languages'];

const articleField: EditorField = {
  name: 'body',
  label: 'Article',
  widget: 'markdown',
  modes: ['rich_text', 'raw'],
  // `src/build/editor-screen/markdownParts.ts` defines `markdown`.
  editor_components: ['image', 'code-block', 'markdown'],
  linked_images: false,
  hint: 'The text of the article. Its headings start at the second level.',
};

const comparedField = (languages: Languages): EditorField => ({
  name: COMPARED_FIELD,
  label: 'Compared translations',
  widget: 'select',
  multiple: true,
  required: false,
  options: languages.map(({ code, name }) => ({ label: name, value: code })),
  hint: 'Choose a language when all its texts here agree with the English texts. Until then, the content check warns about a translation whose English texts have changed.',
});

function fieldsOf(type: DocumentType, file: string, languages: Languages): EditorField[] {
  const texts = translationType(type)?.schema;
  const rules = { name: '$schema', widget: 'hidden', default: schemaPath(file, type) };
  const fields = editorFields(type.schema, texts).map((field) => (field.name === '$schema' ? rules : field));
  const i18n = texts && ({ i18n: true } as const);
  return [
    ...(texts && languages.length > 0 ? [comparedField(languages)] : []),
    ...fields,
    ...(type.format === 'markdown' ? [{ ...articleField, ...i18n }] : []),
  ];
}

const isTranslatable = (type: DocumentType): boolean => translationType(type) !== undefined;

/** Sveltia CMS replaces the placeholder with the folder of a language. */
const pathOf = (type: DocumentType, place: string): string =>
  `content/${isTranslatable(type) ? '{{locale}}/' : ''}${place}`;

function collectionEntry(collection: Collection, folder: string, label: string, languages: Languages) {
  const isJson = collection.format === 'json';
  const order = isJson ? { field: 'id', direction: 'ascending' } : { field: 'date', direction: 'descending' };
  const fields = fieldsOf(collection, `${folder}/`, languages);
  const { shape } = collection.schema;
  const picture = Object.keys(shape).find((key) => fieldKindOf(shape[key])?.kind === 'picture');
  const naming = namingField(fields.filter(({ name }) => name !== 'id'))?.name ?? 'id';
  return {
    name: folder.replaceAll('/', '-'),
    label,
    label_singular: labelOf(collection.graphqlType).toLowerCase(),
    description: descriptionOf(collection.schema),
    folder: pathOf(collection, folder),
    i18n: isTranslatable(collection),
    extension: isJson ? 'json' : 'md',
    format: isJson ? 'json' : 'yaml-frontmatter',
    identifier_field: naming,
    slug: {
      template: `{{${naming}}}`,
      editable: ['create'],
      pattern: [SLUG.source, 'Use only lower-case letters, digits and hyphens.'],
      hint: 'The name of the file, which often becomes part of a URL: lower-case letters, digits and hyphens. Do not change it later.',
    },
    summary: `{{${naming}}}`,
    thumbnail: picture ? `${picture}.file` : false,
    sortable_fields: { fields: [order.field, naming], default: order },
    fields,
  };
}

const filesOf = (name: string, label: string, { languages, types }: EditorScreenContent, place: RegExp) => ({
  name,
  label,
  i18n: true,
  files: singles
    .filter((single) => place.test(single.file) && types.has(single.graphqlType))
    .map((single) => ({
      name: slugOf(single.file),
      label: labelOf(slugOf(single.file)),
      file: pathOf(single, single.file),
      i18n: isTranslatable(single),
      format: 'json',
      fields: fieldsOf(single, single.file, languages),
    })),
});

/** Creates a menu entry for the translated values of catalogue entries, which no English document has. */
const termsOf = (languages: Languages) => ({
  name: 'terms',
  label: 'Values of catalogue entries',
  files: languages.map(({ code, name }) => ({
    name: code,
    label: name,
    file: `content/${code}/${TERMS_FILE}`,
    format: 'json',
    fields: fieldsOf(termsType, `${code}/${TERMS_FILE}`, languages),
  })),
});

function listsOf(collection: Collection, { folders, entryTypes, languages }: EditorScreenContent) {
  const { folder: pattern } = collection;
  if (!pattern.includes('*')) return [collectionEntry(collection, pattern, labelOf(pattern), languages)];
  return folders
    .filter(({ folder }) => typeOf(`${folder}/x.json`) === collection)
    .map(({ folder, label }) =>
      collectionEntry(entryTypes.get(parentFile(folder)) ?? collection, folder, label, languages),
    );
}

/** Creates the configuration of Sveltia CMS. The menu has the same groups as `content/README.md`. */
export function editorScreen(content: EditorScreenContent) {
  const { productName, editing, languages, types, folder } = content;
  const lists = collections
    .filter(({ graphqlType }) => types.has(graphqlType))
    .flatMap((collection) => listsOf(collection, content));
  return {
    $schema: 'https://unpkg.com/@sveltia/cms/schema/sveltia-cms.json',
    backend: {
      name: 'github',
      // Sveltia CMS requires a repository even for local folders. CSS hides its sign-in button.
      repo: editing?.repository ?? `local/${folder}`,
      ...(editing && { branch: editing.branch }),
      // Other methods need a secret, which a static site cannot store.
      auth_methods: ['token'],
    },
    // `src/build/editor-screen/client.ts` converts picture paths to relative paths.
    media_folder: 'content/images',
    public_folder: '/content/images',
    app_title: editing ? productName : `${productName}, on this computer only`,
    logo: { src: BRAND_ICONS.vector },
    show_preview_links: false,
    editor: { preview: false },
    i18n: {
      structure: 'multiple_folders',
      locales: [SOURCE_LANGUAGE, ...languages.map(({ code }) => code)],
      initial_locales: 'default',
      omit_default_locale_from_file_path: true,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    media_libraries: {
      stock_assets: false,
      default: { config: { slugify_filename: true, max_file_size: 10_000_000 } },
    },
    output: { omit_empty_optional_fields: true, yaml: { quote: 'double' } },
    collections: [
      filesOf('company', 'Company', content, /^[^/]+$/),
      { divider: true },
      ...lists,
      { divider: true },
      filesOf('sections', 'Shared parts', content, /^sections\//),
      filesOf('pages', 'Pages', content, /^pages\//),
      ...(languages.length > 0 ? [{ divider: true }, termsOf(languages)] : []),
    ],
  };
}
