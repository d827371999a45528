/** Part of `npm run format`: formats all content files in the same way as the editor screen. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatDocument } from '../src/content-model/read/format';
import { readContent } from '../src/content-model/read/readContent';

const contentDir = path.resolve('content');
const { documents, translations, problems } = readContent(contentDir);
const unreadable = problems.map(({ file }) => file);
for (const document of [...documents, ...translations].filter(({ file }) => !unreadable.includes(file))) {
  const text = formatDocument(document);
  if (text === document.source) continue;
  writeFileSync(path.join(contentDir, document.file), text);
  console.log(`Formatted: content/${document.file}`);
}
if (problems.length > 0) console.log(`Not formatted, see npm run content:check: ${unreadable.join(', ')}`);
