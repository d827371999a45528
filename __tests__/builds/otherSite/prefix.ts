import { existsSync, readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { all } from '../../support/html';
import { search } from '../../support/searchDialog';
import { address, eventually, navigate, reload } from '../../support/visitor';
import { latestHarvest, PREFIX } from './buildOtherSite';
import { at, type OtherSite } from './site';

const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');

export function prefixTests({ visit, newPage, takeComplaints, built, fileAt }: OtherSite): void {
  test('each URL in the HTML has the path prefix and refers to a file', () => {
    const files = readdirSync(fileAt()).filter((file) => file.endsWith('.html'));
    expect(files.length).toBeGreaterThan(20);
    for (const html of files.map(built)) {
      const sets = all(html, /\ssrcset="([^"]*)"/gi).flatMap((set) => set.split(/,\s*/));
      const found = [...all(html, /\s(?:href|src|action)="(\/[^"]*)"/g), ...sets].map(
        (one) => one.split(' ')[0] ?? '',
      );
      const strays = [...new Set(found)].filter((one) => {
        const file = decodeURIComponent(one.replace(/[?#].*$/, '')).slice(PREFIX.length);
        return !new RegExp(`^${PREFIX}(/|$|#|\\?)`).test(one) || !existsSync(fileAt(file));
      });
      expect(strays).toEqual([]);
    }
  });

  test('URLs in sitemap, robots.txt, feed and manifest have the path prefix', () => {
    expect(built('sitemap.xml')).toContain('<loc>https://www.deccan.in/site/about</loc>');
    expect(built('robots.txt')).toContain('https://www.deccan.in/site/sitemap.xml');
    expect(built('rss.xml')).toContain(`<link>https://www.deccan.in/site/blog/${latestHarvest}</link>`);
    expect(JSON.parse(built('manifest.webmanifest'))).toMatchObject({ start_url: '/site/' });
  });

  test('the editor screen opens and may only connect to the host of the repository', async () => {
    const page = await newPage();
    await page.goto(at('/admin/'));
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).waitFor();
    const violations = takeComplaints(page).filter((text) => text.includes('Content Security Policy'));
    expect(violations.filter((text) => !/cdn\.jsdelivr\.net|unpkg\.com/.test(text))).toEqual([]);
    expect(built('admin/index.html').match(/https:\/\/[^;\s&"]+/g)).toEqual(['https://git.deccan.in']);
  });

  test('links, the menu, the Back button, pictures and search work', async () => {
    const page = await visit(at('/'));
    expect(await canonical(page)).toBe('https://www.deccan.in/site/');
    expect(await page.title()).not.toContain('|');
    await navigate(page, at('/about'));
    await eventually(() => canonical(page), 'https://www.deccan.in/site/about');
    const current = page.getByRole('banner').locator('[aria-current="page"]');
    expect(await current.getAttribute('href')).toBe('/site/about');
    // After a reload, the previous page must be fetched again.
    await reload(page);
    await page.goBack();
    await eventually(() => canonical(page), 'https://www.deccan.in/site/');
    expect(address(page)).toBe('/site/');
    await navigate(page, at('/PulsesProducts#turmeric'));
    const picture = page.getByRole('tabpanel', { name: 'Turmeric' }).locator('img');
    // Rejects if the picture cannot be loaded.
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    await search(page, 'turmeric');
    await eventually(async () => address(page), '/site/services?search=turmeric');
    await page
      .getByRole('region', { name: 'Elsewhere on This Site' })
      .getByRole('link', { name: 'Turmeric' })
      .click();
    await eventually(async () => address(page), '/site/PulsesProducts/turmeric');
  });

  test('an alias works, a URL with wrong letter case redirects, and an unknown URL shows the 404 page', async () => {
    expect(await canonical(await visit(at('/About')))).toBe('https://www.deccan.in/site/about');
    const page = await visit(at('/TEXTILES?a=1#hemp'));
    await eventually(async () => address(page), '/site/textiles?a=1#hemp');
    takeComplaints(page);
    const lost = await visit(at('/nothing'));
    expect(await lost.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    takeComplaints(lost);
  });
}
