/** The pictures of the built pages, and those that other sites show with a link to a page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { publicDir } from '../../support/builtPages';
import { documentAt } from '../../support/content';
import { attributes, documents } from '../../support/documents';

test('each picture has dimensions, and an alternative text unless a name is next to it', () => {
  for (const [route, document] of documents())
    for (const image of document.querySelectorAll('img')) {
      const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
      const alt = image.getAttribute('alt');
      const hasName =
        image.closest('.portrait, header, footer, [role="status"]') ||
        image.closest('a, li, figure, .Logo-logo')?.textContent;
      const isComplete = width && height && (hasName ? alt !== null : alt);
      expect([route, image.outerHTML, Boolean(isComplete)]).toEqual([route, image.outerHTML, true]);
    }
});

test('each size of a picture or thumbnail matches the reserved space, so that nothing moves', async () => {
  const files = new Map<string, number>();
  for (const [, document] of documents())
    for (const source of document.querySelectorAll('[srcset]')) {
      const sized = source.hasAttribute('width') ? source : source.closest('picture')?.querySelector('img');
      const reserved = Number(sized?.getAttribute('width')) / Number(sized?.getAttribute('height'));
      for (const candidate of source.getAttribute('srcset')?.split(/,\s*/) ?? [])
        files.set(candidate.split(' ')[0] ?? '', reserved);
    }
  expect(files.size).toBeGreaterThan(0);
  const misfits: string[] = [];
  for (const [file, reserved] of files) {
    const { width = 0, height = 1 } = await sharp(path.join(publicDir, file)).metadata();
    // Sizes are whole pixels. Styles crop large pictures to a fixed height.
    if (Math.abs(width / reserved - height) > 0.5 && width / height < 1.7) misfits.push(file);
  }
  expect(misfits).toEqual([]);
});

test('large windows have sources of their own, so that phones load no larger files', () => {
  const widthsOf = (source: Element) =>
    [...(source.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  const ofLargeWindows = documents().flatMap(([, document]) => [
    ...document.querySelectorAll('source[media="(min-width: 768px)"]'),
  ]);
  expect(ofLargeWindows.length).toBeGreaterThan(0);
  for (const source of ofLargeWindows) {
    const largest = Math.max(...widthsOf(source));
    expect(source.matches(':first-child')).toBe(true);
    expect(largest).toBeLessThanOrEqual(2400);
    for (const other of source.parentElement?.querySelectorAll('source') ?? [])
      expect(Math.max(...widthsOf(other))).toBeLessThanOrEqual(largest);
  }
});

test('each page has a share card with the size and weight that messengers require', async () => {
  const { siteUrl } = documentAt('site.json');
  const cards = new Set<string>();
  for (const [route, document] of documents()) {
    const [card = '', ...others] = attributes(document, 'meta[property="og:image"]', 'content');
    expect([route, card, ...others]).toEqual([route, expect.stringMatching(`^${siteUrl}/.*\\.jpg$`)]);
    cards.add(card.slice(siteUrl.length));
  }
  for (const card of cards) {
    const file = readFileSync(path.join(publicDir, card));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    // WhatsApp does not show pictures larger than 300 KB.
    expect([card, file.length < 300 * 1024]).toEqual([card, true]);
  }
});
