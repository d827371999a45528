import { readdirSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { contrast } from '../../../src/lib/contrast';
import { violationsOf } from '../../support/axe';
import { hexOf, pixelAt } from '../../support/colors';
import { documentAt } from '../../support/content';
import * as other from './buildOtherSite';
import { at, type OtherSite } from './site';

/** Maximum contrast between colours that count as equal, because JPEG compression changes colours slightly. */
const NEARLY_SAME = 1.1;

const groundOf = async (element: Locator) =>
  hexOf(await element.evaluate((one) => getComputedStyle(one).backgroundColor));

export function brandTests({ visit, built, fileAt }: OtherSite): void {
  const cardFile = () => fileAt('share', readdirSync(fileAt('share'))[0] ?? '');

  test('pages, initials, icons, theme and share cards have the colours of the brand', async () => {
    const page = await visit(at('/leadership'));
    const { primary, accent, background } = other.colors;
    const ground = (selector: string) => groundOf(page.locator(selector).first());
    expect(await ground('html')).toBe(background);
    expect(await ground('.is-monogram > span')).toBe(other.colors.surface);
    expect(await ground('.button.is-primary')).toBe(accent);
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.locator('meta[name=theme-color]').getAttribute('content')).toBe(primary);
    const manifest = JSON.parse(built('manifest.webmanifest'));
    expect(manifest).toMatchObject({ theme_color: primary, background_color: background });
    expect(contrast(await pixelAt(cardFile(), 4, 4), primary)).toBeLessThan(NEARLY_SAME);
  });

  test('the logo is everywhere, without the name next to it and on a light tile on dark backgrounds', async () => {
    const page = await visit(at('/about'));
    const { surface, text } = other.colors;
    const { productName } = documentAt('site.json');
    const picture = (area: Locator) => area.getByRole('img', { name: productName });
    const ratioOf = (image: Locator) =>
      image.evaluate(async (element: HTMLImageElement) => {
        await element.decode();
        return element.offsetWidth / element.offsetHeight;
      });
    const inHeader = page.getByRole('banner').getByRole('link', { name: productName, exact: true });
    expect(await inHeader.innerText()).toBe('');
    expect(await ratioOf(picture(inHeader))).toBeCloseTo(other.LOGO_RATIO);
    const inFooter = picture(page.getByRole('contentinfo'));
    expect(await ratioOf(inFooter)).toBeCloseTo(other.LOGO_RATIO);
    expect(await groundOf(inFooter.locator('..'))).toBe(surface);
    expect(contrast(await pixelAt(cardFile(), 70, 70), surface)).toBeLessThan(NEARLY_SAME);
    expect(contrast(await pixelAt(cardFile(), 80, 80), text)).toBeLessThan(NEARLY_SAME);
    // The icon is the square symbol.
    expect(built('icon.svg')).toContain('viewBox="0 0 100 100"');
    const home = fileAt('apple-touch-icon.png');
    expect([await pixelAt(home, 2, 2), await pixelAt(home, 90, 90)]).toEqual([surface, text]);
  });
}
