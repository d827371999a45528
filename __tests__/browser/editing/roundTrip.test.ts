/** Documents of each kind are opened, changed and saved on the editor screen. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listContent } from '../../../src/content-model/read/contentFiles';
import { languageOf, sourceFileFor } from '../../../src/content-model/translation/languageFolders';
import { firstCatalogue, lastCatalogue } from '../../support/catalogues';
import { realContent } from '../../support/content';
import { editorScreen, editorVisits, openFolder } from '../../support/editorScreen';
import { languages } from '../../support/languages';

const newPage = editorVisits();

const read = (file: string) => readFileSync(path.join(realContent, file), 'utf8');

/** Matches the first field with a name that has a text in quotes. */
const fieldNamed = (key: string) => new RegExp(`("?${key.split('.').at(-1)}"?: )".*"`);

/** Documents, or folders of documents, with a field whose name occurs first in the file there. */
const FIELDS: [place: string, key: string][] = [
  ['site.json', 'productName'],
  ['brand.json', 'colors.text'],
  ['navigation.json', 'skipLink'],
  ['pages/about.json', 'seo.title'],
  ['services', 'title'],
  ['catalogues', 'kind'],
  [`catalogues/${firstCatalogue.slug}`, `values.${firstCatalogue.fields[0]?.key}`],
  [`catalogues/${lastCatalogue.slug}`, 'name'],
  ['timeline', 'title'],
  ['blog', 'title'],
  ...languages.slice(0, 1).flatMap(({ code }): [string, string][] => [
    [`${code}/pages/home.json`, 'seo.title'],
    [`${code}/catalogues`, 'kind'],
    [`${code}/catalogues/${firstCatalogue.slug}`, 'name'],
    [`${code}/blog`, 'title'],
  ]),
];

const files = listContent(realContent);

test('only the edited text changes', async () => {
  const page = await newPage();
  const screen = await openFolder(page, realContent, (file) => !file.includes('/images/'));
  const translation = editorScreen(page, 'second');
  for (const [place, key] of FIELDS) {
    const file = files.find((each) => `${each}/`.startsWith(`${place}/`) && fieldNamed(key).test(read(each)));
    if (!file) continue;
    const language = languageOf(file);
    const { dir, name } = path.posix.parse(sourceFileFor(file));
    await screen.show(`${dir.replaceAll('/', '-') || 'company'}/entries/${name}`, language);
    const text = file === 'brand.json' ? '#123456' : 'Zq';
    await (language ? translation : screen).fill(key, text);
    const before = read(file);
    const after = before.replace(fieldNamed(key), `$1"${text}"`);
    expect(after).not.toBe(before);
    expect([file, await screen.save(`content/${file}`)]).toEqual([file, after]);
  }
}, 300_000);
