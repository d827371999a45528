/** The cloth behind the words of banners exists, and is dark as far as the words reach. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { contrast } from '../../../src/lib/contrast';
import { publicDir } from '../../support/builtPages';
import { pixelsOf } from '../../support/colors';
import { tour } from '../../support/tour';
import { reducedMotion, width } from '../../support/visitor';

const { open } = tour({ ...width(1440), ...reducedMotion });

/** A page of each family, in both directions. */
const ROUTES = ['/about', '/blog', '/contact', '/features', '/legacy', '/projects', '/specifications'];

test.each([...ROUTES, '/ar/about', '/404'])(
  'white words on the cloth of %s have a contrast of 7',
  async (route) => {
    const page = await open(route);
    const banner = page.locator('main [style*="--cloth"]');
    const [, file = ''] = /url\((.*?)\)/.exec((await banner.getAttribute('style')) ?? '') ?? [];
    expect(existsSync(path.join(publicDir, file))).toBe(true);
    await page.addStyleTag({ content: 'main :is(h1, p, a, span, dl) { color: transparent !important; }' });
    for (const viewport of [width(768).viewport, width(993).viewport, width(1440).viewport]) {
      await page.setViewportSize(viewport);
      for (const words of await banner.locator('h1, p, li').all()) {
        const clip = await words.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().toJSON() as DOMRect;
        });
        // Single threads are not lighter than their surroundings for the eye.
        const shown = sharp(await page.screenshot({ clip })).blur(1.5);
        const ratios = new Set(await pixelsOf(shown));
        const least = Math.min(...[...ratios].map((color) => contrast('#ffffff', color)));
        expect([viewport, await words.textContent(), least >= 7]).toEqual([
          viewport,
          await words.textContent(),
          true,
        ]);
      }
    }
  },
);
