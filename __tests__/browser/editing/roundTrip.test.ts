/** One document of each type, and a translation of it, is opened, changed and saved on the editor screen. */
import path from 'node:path';
import { listContent } from '../../../src/content/check/checkContent';
import { formatDocument } from '../../../src/content/check/format';
import { readDocuments } from '../../../src/content/check/read';
import { fileTypeOf } from '../../../src/content/collections';
import { type EditorField, editorFields } from '../../../src/content/generate/editorFields';
import { valueAt } from '../../../src/content/schema';
import { languageOf, sourceFileFor } from '../../../src/content/translation/languageFolders';
import { requireBuild } from '../../support/builtPages';
import { realContent } from '../../support/contentCopy';
import { editorScreen, editorVisits, openFolder, translatedFields } from '../../support/editorScreen';

requireBuild();
const newPage = editorVisits();

const { documents } = readDocuments(realContent, listContent(realContent));

/** Returns the keys of the first required field that accepts any text or any colour. */
function firstFree(fields: readonly EditorField[], at: string[] = []): string[] | undefined {
  for (const { name, widget, fields: inner, ...field } of fields) {
    if (field.required === false) continue;
    const isFree = !field.pattern && !field.type && !field.maxlength;
    if (['string', 'text', 'color'].includes(widget) && isFree) return [...at, name];
    const found = widget === 'object' && inner ? firstFree(inner, [...at, name]) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Returns the keys of the text that the test changes. Undefined if the document has only a list. */
function keysIn(file: string): string[] | undefined {
  const schema = fileTypeOf(sourceFileFor(file))?.type.schema;
  return schema && firstFree(languageOf(file) ? translatedFields(schema) : editorFields(schema));
}

/** The first document of each type in English and in another language. */
const tried = new Map(
  documents.flatMap((document) => {
    const keys = keysIn(document.file);
    const { type } = fileTypeOf(sourceFileFor(document.file)) ?? {};
    const kind = `${languageOf(document.file) ? 'translated ' : ''}${type?.graphqlType}`;
    return keys ? [[kind, { document, keys }] as const] : [];
  }),
);

const edited = (value = ''): string => (value.startsWith('#') ? '#123456' : `${value} Zq`);

const addressOf = (file: string): string => {
  const { dir, name } = path.posix.parse(file);
  return `${dir.replaceAll('/', '-') || 'company'}/entries/${name}`;
};

test(
  `${tried.size} documents: only the edited text changes`,
  async () => {
    const page = await newPage();
    const screen = await openFolder(page, realContent, (file) => !file.includes('/images/'));
    const translation = editorScreen(page, 'second');
    for (const { document, keys } of tried.values()) {
      const language = languageOf(document.file);
      await screen.show(addressOf(sourceFileFor(document.file)));
      if (language) await translation.choose(language);
      const data = structuredClone(document.parsed.data);
      const parent = valueAt(data, keys.slice(0, -1)) as Record<string, string>;
      const key = keys.at(-1) ?? '';
      const words = edited(parent[key]);
      parent[key] = words;
      await (language ? translation : screen).fill(keys.join('.'), words);
      const saved = await screen.save(`content/${document.file}`);
      expect([document.file, saved]).toEqual([
        document.file,
        formatDocument({ ...document, parsed: { ...document.parsed, data } }),
      ]);
    }
  },
  // Time limit in milliseconds.
  10_000 * tried.size,
);
