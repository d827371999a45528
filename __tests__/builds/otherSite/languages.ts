import { existsSync } from 'node:fs';
import { SITEMAP } from '../../../src/lib/generatedFiles';
import { localPath } from '../../../src/routes';
import { documentAt } from '../../support/content';
import { inSpanish, spanish } from '../../support/translations';
import { withoutScripts } from '../../support/visitor';
import { at, expectFits, type OtherSite } from './site';

const { languagesLabel } = documentAt('navigation.json');
const { code, name } = spanish;

/** The pages in Spanish. */
const spanishPages = ['/', '/privacy'];

export function languageTests({ visit, built, fileAt }: OtherSite): void {
  test('the pages in a new language are those whose documents are translated', async () => {
    for (const route of spanishPages) {
      const page = await visit(at(localPath(route, code)));
      expect(await page.locator('html').getAttribute('lang')).toBe(code);
      await expectFits(page);
      expect(built(SITEMAP)).toContain(`${at(localPath(route, code))}</loc>`);
    }
    expect(existsSync(fileAt(code, 'contact'))).toBe(false);
    for (const [route, target] of [
      ['/privacy', `/${code}/privacy`],
      ['/contact', `/${code}`],
    ] as const) {
      const page = await visit(at(route), withoutScripts);
      const menu = page
        .getByRole('contentinfo')
        .getByRole('navigation', { name: languagesLabel, exact: true });
      const link = menu.getByRole('link', { name, exact: true });
      expect(await link.getAttribute('href')).toBe(at(target));
    }
  });

  test('the home page has no sections in English, and links to English pages', async () => {
    const page = await visit(at(`/${code}`), withoutScripts);
    for (const heading of await page.locator('main h2').allTextContents())
      expect(heading).toBe(inSpanish(heading));
    const english = page.locator(`main a[href]:not([lang], [href^="${at(`/${code}`)}"])`);
    expect(await english.count()).toBeGreaterThan(0);
    for (const link of await english.all()) expect(await link.getAttribute('hreflang')).toBe('en');
  });
}
