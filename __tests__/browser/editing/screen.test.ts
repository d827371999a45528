/** The published editor screen, as search engines and browsers see it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { editorPage } from '../../../src/build/editor-screen/page';
import { editorScreenContent } from '../../../src/content-model/generate/editorScreenContent';
import { readContent } from '../../../src/content-model/read/readContent';
import { EDITOR_SCREEN, ROBOTS, SITEMAP } from '../../../src/lib/generatedFiles';
import { publicDir } from '../../support/builtPages';
import { realContent } from '../../support/content';

const built = (file: string) => readFileSync(path.join(publicDir, file), 'utf8');
const html = built(`${EDITOR_SCREEN}/index.html`);
const content = editorScreenContent(readContent(realContent));

test('search engines do not index the editor screen, and neither robots.txt nor the sitemap names it', () => {
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  for (const file of [ROBOTS, SITEMAP]) expect(built(file)).not.toContain(EDITOR_SCREEN);
});

test('its policy allows no other host than that of the repository', () => {
  const hosts = /https:\/\/[^;\s&"]+/g;
  const hostsFor = (editing?: { repository: string; branch: string }) =>
    editorPage({ ...content, editing }, '').match(hosts);
  expect([hostsFor(), hostsFor({ repository: 'house/website', branch: 'main' })]).toEqual([
    null,
    ['https://api.github.com'],
  ]);
});
