import path from 'node:path';
import { listContent } from '../../../src/content-model/check/checkContent';
import { formatDocument } from '../../../src/content-model/check/format';
import { readDocuments } from '../../../src/content-model/check/read';
import { type EditorField, editorFields } from '../../../src/content-model/generate/editorFields';
import { valueAt } from '../../../src/content-model/schema';
import { requireBuild } from '../../support/builtPages';
import { realContent } from '../../support/contentCopy';
import { editorVisits, openFolder } from '../../support/editorScreen';

requireBuild();
const newPage = editorVisits();

const { documents } = readDocuments(realContent, listContent(realContent));

/** The first document of each folder and group, and single documents with different structures. */
const sample = [
  'site.json',
  'navigation.json',
  'brand.json',
  'pages/contact.json',
  'sections/counters.json',
  ...['services', 'business-areas', 'products', 'fibers', 'leaders', 'blog'].map(
    (folder) => documents.find(({ file }) => file.startsWith(`${folder}/`))?.file ?? '',
  ),
];
const tried =
  process.env.EDITING_CHECK === 'all' ? documents : documents.filter(({ file }) => sample.includes(file));

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

const edited = (value = ''): string => (value.startsWith('#') ? '#123456' : `${value} Zq`);

const addressOf = (file: string): string => {
  const { dir, name } = path.posix.parse(file);
  return `${dir.replaceAll('/', '-') || 'company'}/entries/${name}`;
};

test(
  `${tried.length} documents: only the edited text changes`,
  async () => {
    const page = await newPage();
    const screen = await openFolder(page, realContent, (file) => !file.startsWith('content/images/'));
    for (const document of tried) {
      const keys = firstFree(editorFields(document.type.schema));
      if (!keys) throw new Error(`${document.file} has nothing to edit`);
      await screen.show(addressOf(document.file));
      const data = structuredClone(document.parsed.data);
      const parent = valueAt(data, keys.slice(0, -1)) as Record<string, string>;
      const key = keys.at(-1) ?? '';
      const words = edited(parent[key]);
      parent[key] = words;
      await screen.fill(keys.join('.'), words);
      const saved = await screen.save(`content/${document.file}`);
      expect([document.file, saved]).toEqual([
        document.file,
        formatDocument({ ...document, parsed: { ...document.parsed, data } }),
      ]);
    }
  },
  // Time limit in milliseconds. There are more than a hundred documents.
  10_000 * tried.length,
);
