/** Until the font arrives, system fonts with adjusted sizes replace it. The tests install these fonts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { delayRequests, layoutShift, visitor, width } from '../support/visitor';

const { newPage } = visitor();

/** Maximum layout shift that the arrival of the font may cause. */
const LIMIT = 0.01;

const FONT = '**/anek-latin*.woff2';

/** System fonts by the name of their fallback. One fallback is for body text and labels, the other for headings. */
const SYSTEM_FONTS = {
  'Anek Latin Fallback': [
    '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
    '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
  ],
  'Anek Latin Roboto': [
    '@fontsource/roboto/files/roboto-latin-400-normal.woff2',
    '@fontsource/roboto/files/roboto-latin-700-normal.woff2',
  ],
  'Anek Latin DejaVu': ['dejavu-fonts-ttf/ttf/DejaVuSans.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'],
} as const;

/** Matches the font faces of the fallbacks, which refer to system fonts. */
const FACE = /@font-face\{[^}]*local\([^}]*\}/g;

/** Restricts a page to one system font, regardless of the fonts on the machine. */
async function withSystemFont(page: Page, family: keyof typeof SYSTEM_FONTS): Promise<void> {
  await page.route('**/system-font/*', (route) => {
    const font = SYSTEM_FONTS[family][route.request().url().endsWith('bold') ? 1 : 0];
    return route.fulfill({ body: readFileSync(path.resolve('node_modules', font)) });
  });
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(FACE, (face) => {
      const font = Number(/font-weight:(\d+)/.exec(face)?.[1]) >= 600 ? 'bold' : 'regular';
      const source = face.includes(family) ? `url(/system-font/${font})` : 'local("No Such Font")';
      return face.replace(/src:[^;}]*/, `src:${source}`);
    });
    await route.fulfill({ response, body: html });
  });
}

test.each(Object.keys(SYSTEM_FONTS) as (keyof typeof SYSTEM_FONTS)[])(
  'with %s a late font causes no layout shift',
  async (family) => {
    const page = await newPage(width(390));
    await withSystemFont(page, family);
    const release = await delayRequests(page, FONT);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.evaluate((name) => document.fonts.load(`650 1em "${name}"`), family);
    await page.evaluate((name) => document.fonts.load(`1em "${name}"`), family);
    expect(await page.evaluate(() => document.fonts.check('1em "Anek Latin Variable"'))).toBe(false);
    const before = await layoutShift(page);
    release();
    await page.waitForFunction(() => document.fonts.check('1em "Anek Latin Variable"'));
    expect((await layoutShift(page)) - before).toBeLessThanOrEqual(LIMIT);
  },
);
