/** Documents of each kind are opened, changed and saved on the editor screen. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languageOf, sourceFileFor } from '../../../src/content/translation/languageFolders';
import { realContent } from '../../support/contentCopy';
import { editorScreen, editorVisits, openFolder } from '../../support/editorScreen';

const newPage = editorVisits();

/** Each document with a field whose name occurs first in the file there. */
const FIELDS: [file: string, key: string][] = [
  ['site.json', 'productName'],
  ['brand.json', 'colors.text'],
  ['navigation.json', 'skipLink'],
  ['pages/about.json', 'seo.title'],
  ['services/export-services.json', 'title'],
  ['products/pulses/toor-dal.json', 'specs.moisture'],
  ['fibers/natural/jute.json', 'name'],
  ['timeline/origin/1970-udgir-shop.json', 'title'],
  ['blog/export-guides.md', 'title'],
  ['ar/pages/home.json', 'seo.title'],
  ['ar/products/pulses/toor-dal.json', 'name'],
  ['ar/blog/export-guides.md', 'title'],
];

const addressOf = (file: string): string => {
  const { dir, name } = path.posix.parse(file);
  return `${dir.replaceAll('/', '-') || 'company'}/entries/${name}`;
};

test('only the edited text changes', async () => {
  const page = await newPage();
  const screen = await openFolder(page, realContent, (file) => !file.includes('/images/'));
  const translation = editorScreen(page, 'second');
  for (const [file, key] of FIELDS) {
    const language = languageOf(file);
    await screen.show(addressOf(sourceFileFor(file)));
    if (language) await translation.choose(language);
    const text = file === 'brand.json' ? '#123456' : 'Zq';
    await (language ? translation : screen).fill(key, text);
    const before = readFileSync(path.join(realContent, file), 'utf8');
    const after = before.replace(new RegExp(`("?${key.split('.').at(-1)}"?: )".*"`), `$1"${text}"`);
    expect(after).not.toBe(before);
    expect([file, await screen.save(`content/${file}`)]).toEqual([file, after]);
  }
}, 300_000);
