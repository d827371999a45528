/** The published editor screen: where it opens, which hosts it can access, and which pages link to it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { editorPage } from '../../../src/build/editor-screen/page';
import { editorScreenContent } from '../../../src/build/editor-screen/writeEditorScreen';
import { EDITOR_SCREEN, ROBOTS, SITEMAP } from '../../../src/lib/generatedFiles';
import { publicDir, requireBuild } from '../../support/builtPages';
import { realContent } from '../../support/contentCopy';
import { editorVisits } from '../../support/editorScreen';

requireBuild();
const newPage = editorVisits();

const content = editorScreenContent(realContent);
const built = (file: string) => readFileSync(path.join(publicDir, file), 'utf8');
const html = built(`${EDITOR_SCREEN}/index.html`);

test('search engines do not index the editor screen, and neither robots.txt nor the sitemap names it', () => {
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  for (const file of [ROBOTS, SITEMAP]) expect(built(file)).not.toContain(EDITOR_SCREEN);
});

describe('without a repository', () => {
  const withoutRepository = editorPage(
    { ...content, editing: undefined },
    /src="([^"]+)"/.exec(html)?.[1] ?? '',
  );

  // `builds/otherSite/prefix.ts` checks the policy of a site with a repository.
  test('its policy allows no other host', () => {
    expect(withoutRepository).not.toMatch(/https:\/\/[^;\s&"]/);
  });

  test('on a local host only a folder can be opened', async () => {
    const page = await newPage();
    await page.route(`**${EDITOR_SCREEN}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: withoutRepository }),
    );
    await page.goto(`${EDITOR_SCREEN}/`);
    await page.getByRole('button', { name: 'Work with Local Repository' }).waitFor();
    expect(await page.getByRole('button').count()).toBe(1);
  });

  test('on the website it explains why it cannot open', async () => {
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
});
