/** What rich text changes in an article in addition to the edited word (docs/behaviour.md, "Editing"). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { editorVisits, openFolder } from '../../support/editorScreen';
import { ARTICLE, sampleContent } from '../../support/sampleContent';

const content = sampleContent();
const newPage = editorVisits();

/** Parts of articles of which rich text changes nothing. */
const KEPT = readFileSync(path.join(__dirname, 'kept.md'), 'utf8');
const FIRST = 'The first word.';

test('editing a word as rich text keeps parts that it can show, and parts that the screen shows as Markdown', async () => {
  const matter = content.read(ARTICLE).split('\n---\n')[0];
  const article = (first: string) => `${matter}\n---\n\n${first}\n\n${KEPT}`;
  content.write(ARTICLE, article(FIRST));
  const screen = await openFolder(await newPage(), content.dir);
  await screen.show('blog/entries/harvest');
  await screen.placeCursorAfter(FIRST);
  await screen.page.keyboard.type(' And more.');
  expect(await screen.save(`content/${ARTICLE}`)).toBe(article(`${FIRST} And more.`));
});
