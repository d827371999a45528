import { cpSync } from 'node:fs';
import { listContent } from '../../../src/content/read/contentFiles';
import { addMany } from '../../../tools/contentMany';
import { contentIn, realContent } from '../../support/contentCopy';
import { newFolder } from '../../support/folder';

test('the copies of npm run content:many pass the content check', () => {
  const content = contentIn(newFolder());
  cpSync(realContent, content.dir, { recursive: true });
  const before = listContent(content.dir).length;
  addMany(content.dir, 20);
  // Articles and entries, most of them with translations.
  expect(listContent(content.dir).length).toBeGreaterThan(before + 100);
  expect(content.errors()).toEqual([]);
});
