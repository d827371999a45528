/** The published editor screen without a repository, and the pages that search engines see. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { editorPage } from '../../../src/build/editor-screen/page';
import { editorScreenContent } from '../../../src/build/editor-screen/writeEditorScreen';
import { EDITOR_SCREEN, ROBOTS, SITEMAP } from '../../../src/lib/generatedFiles';
import { publicDir } from '../../support/builtPages';
import { realContent } from '../../support/content';
import { editorVisits } from '../../support/editorScreen';

const newPage = editorVisits();

const built = (file: string) => readFileSync(path.join(publicDir, file), 'utf8');
const html = built(`${EDITOR_SCREEN}/index.html`);
const content = { ...editorScreenContent(realContent), editing: undefined };
const withoutRepository = editorPage(content, /src="([^"]+)"/.exec(html)?.[1] ?? '');

test('search engines do not index the editor screen, and neither robots.txt nor the sitemap names it', () => {
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  for (const file of [ROBOTS, SITEMAP]) expect(built(file)).not.toContain(EDITOR_SCREEN);
});

test('its policy allows no other host than that of the repository', () => {
  const hosts = /https:\/\/[^;\s&"]+/g;
  expect(withoutRepository).not.toMatch(hosts);
  const published = editorPage({ ...content, editing: { repository: 'house/website', branch: 'main' } }, '');
  expect(published.match(hosts)).toEqual(['https://api.github.com']);
});

test('without a repository it explains on the website why it cannot open', async () => {
  const page = await newPage();
  await page.goto(`${EDITOR_SCREEN}/`);
  const origin = new URL(page.url()).origin;
  await page.route('https://www.deccan.in/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === `${EDITOR_SCREEN}/`)
      return route.fulfill({ contentType: 'text/html', body: withoutRepository });
    return route.fulfill({ response: await route.fetch({ url: origin + pathname }) });
  });
  await page.goto(`https://www.deccan.in${EDITOR_SCREEN}/`);
  await page.getByRole('heading', { name: 'Editing' }).waitFor();
  await page.getByText('content/site.json').waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
});
