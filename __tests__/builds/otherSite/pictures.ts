import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { all } from '../../support/html';
import { width } from '../../support/visitor';
import { latestHarvest } from './buildOtherSite';
import { inArticle } from './oddPictures';
import { at, type OtherSite } from './site';

const ARTICLE = `/blog/${latestHarvest}`;
const [RED, BLUE] = ['red', 'blue'];

/** Loads a picture. Returns its colours at the top left and at the bottom right, its shape, and that of its element. */
const shownBy = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    image.loading = 'eager';
    await image.decode();
    const { naturalWidth, naturalHeight, width: shownWidth, height: shownHeight } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width: 10, height: 10 });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(image, 0, 0, 10, 10);
    const colorAt = (x: number, y: number) => {
      const [red = 0, , blue = 0, alpha = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
      return alpha < 50 ? 'none' : red > 200 ? 'red' : blue > 200 ? 'blue' : 'other';
    };
    return {
      colors: [colorAt(1, 1), colorAt(8, 8)],
      ratios: [naturalWidth / naturalHeight, shownWidth / shownHeight].map((ratio) => ratio.toFixed(2)),
      behind: getComputedStyle(image).backgroundColor,
    };
  });

export function picturesTests({ visit, built, fileAt }: OtherSite): void {
  test('an article shows a photograph of a phone upright and a drawing undistorted, and the feed has both', async () => {
    const page = await visit(at(ARTICLE), width(390));
    const main = page.getByRole('main');
    const inText = await shownBy(main.getByRole('img', { name: inArticle.photograph }));
    expect(inText).toMatchObject({ colors: [RED, BLUE], ratios: ['0.75', '0.75'] });
    const above = await shownBy(main.getByRole('img').first());
    expect(above).toMatchObject({ colors: [RED, BLUE], ratios: ['1.50', '1.50'] });
    const drawing = main.getByRole('img', { name: inArticle.drawing });
    expect(await shownBy(drawing)).toMatchObject({ colors: ['none', 'other'], ratios: ['1.33', '1.33'] });
    const [, latestItem = ''] = built('rss.xml').split('<item>');
    expect(all(latestItem, /<img [^>]*src="https:\/\/www\.deccan\.in\/site\/static\/([^"]*)"/g)).toHaveLength(
      2,
    );
  });

  test('a photograph of a phone is upright on the share card', async () => {
    const [card = ''] = all(built(`${ARTICLE}.html`), /og:image" content="[^"]*(\/share\/[^"]+)"/g);
    const colorAt = async (top: number) => {
      const area = await sharp(fileAt(card)).extract({ left: 1190, top, width: 10, height: 10 }).toBuffer();
      const { r, b } = (await sharp(area).stats()).dominant;
      return r > b ? RED : BLUE;
    };
    expect([await colorAt(20), await colorAt(600)]).toEqual([RED, BLUE]);
  });

  test('the colour "surface" is behind a transparent picture', async () => {
    const page = await visit(at('/PulsesProducts/turmeric'), width(1440));
    const shown = await shownBy(page.getByRole('main').getByRole('img', { name: 'A sack.' }));
    expect(shown).toMatchObject({ colors: [RED, 'none'], behind: 'rgb(255, 255, 255)' });
  });

  test('WebP and AVIF files are shown, also with an accent in their names', async () => {
    const leaders = await visit(at('/leadership'), width(1440));
    const portraits = leaders
      .getByRole('main')
      .locator('img[srcset*="caf"], picture:has([srcset*="caf"]) img');
    expect(await shownBy(portraits.first())).toMatchObject({ ratios: ['1.00', '1.00'] });
    const area = await visit(at('/spices'), width(1440));
    const banner = area.getByRole('main').getByRole('img', { name: 'A crane.' });
    expect(await shownBy(banner)).toMatchObject({ colors: [RED, BLUE] });
  });
}
