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

/** The first document of each folder and group, and single documents of different shapes. */
const sample = [
  'site.json',
  'navigation.json',
  'pages/contact.json',
  'sections/counters.json',
  ...['services', 'business-areas', 'products', 'fibers', 'leaders', 'blog'].map(
    (folder) => documents.find(({ file }) => file.startsWith(`${folder}/`))?.file ?? '',
  ),
];
const tried =
  process.env.EDITING_CHECK === 'all' ? documents : documents.filter(({ file }) => sample.includes(file));

/** The keys of the first text that a document must have and that takes any words. */
function firstText(fields: readonly EditorField[], at: string[] = []): string[] | undefined {
  for (const { name, widget, fields: inner, ...field } of fields) {
    if (field.required === false) continue;
    const isFree = !field.pattern && !field.type && !field.maxlength;
    if ((widget === 'string' || widget === 'text') && isFree) return [...at, name];
    const found = widget === 'object' && inner ? firstText(inner, [...at, name]) : undefined;
    if (found) return found;
  }
  return undefined;
}

const addressOf = (file: string): string => {
  const [name = '', ...folders] = file
    .replace(/\.\w+$/, '')
    .split('/')
    .reverse();
  return `${folders.reverse().join('-') || 'company'}/entries/${name}`;
};

test(
  `${tried.length} documents: nothing changes but the text that was edited`,
  async () => {
    const page = await newPage();
    const screen = await openFolder(page, realContent, (file) => !file.startsWith('content/images/'));
    for (const document of tried) {
      const keys = firstText(editorFields(document.type.schema));
      if (!keys) throw new Error(`${document.file} has no text to edit`);
      await screen.show(addressOf(document.file));
      const data = structuredClone(document.parsed.data);
      const parent = valueAt(data, keys.slice(0, -1)) as Record<string, string>;
      const key = keys.at(-1) ?? '';
      const words = `${parent[key]} Zq`;
      parent[key] = words;
      await screen.fill(keys.join('.'), words);
      const saved = await screen.save(`content/${document.file}`);
      expect([document.file, saved]).toEqual([
        document.file,
        formatDocument({ ...document, parsed: { ...document.parsed, data } }),
      ]);
    }
  },
  // Patience for each of them, in milliseconds: all are more than a hundred.
  10_000 * tried.length,
);
