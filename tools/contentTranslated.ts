/**
 * `npm run content:translated`: marks translations as compared with the present English texts, so that the content
 * check warns when an English text changes. Arguments limit it to languages or files: `npm run content:translated --
 * ar`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { listContent } from '../src/content/read/contentFiles';
import { formatDocument } from '../src/content/read/format';
import { readDocuments } from '../src/content/read/readDocuments';
import { languageOf, sourceFileFor } from '../src/content/translation/languageFolders';
import { fingerprintOf, translatedTexts } from '../src/content/translation/translatable';

const contentDir = path.resolve('content');
const wanted = process.argv.slice(2).map((argument) => argument.replace(/^content\//, ''));
const { documents } = readDocuments(contentDir, listContent(contentDir));
const sources = new Map(documents.map((document) => [document.file, document]));
let count = 0;
for (const document of documents) {
  const { file, parsed, source: text } = document;
  const language = languageOf(file);
  const english = sources.get(sourceFileFor(file));
  const texts = english && translatedTexts(english.type.schema);
  if (!language || !texts || english === document) continue;
  if (wanted.length > 0 && !wanted.some((each) => each === language || file.startsWith(each))) continue;
  const comparedWith = fingerprintOf(texts, english.parsed.data, english.parsed.body?.text);
  const data = { ...(parsed.data as object), english: comparedWith };
  const marked = formatDocument({ ...document, parsed: { ...parsed, data } });
  if (marked === text) continue;
  writeFileSync(path.join(contentDir, file), marked);
  count += 1;
}
console.log(`${count} translations marked as up to date.`);
