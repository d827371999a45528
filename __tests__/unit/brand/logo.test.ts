import sharp from 'sharp';
import { draw } from '../../../src/brand/logo';

/** A drawing that is twice as wide as high. Its left half is black. */
const svg = (size = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 16" ${size}><path d="M0 0h16v16H0z"/></svg>`,
  );

test.each([
  ['small', svg()],
  ['large', svg('width="3200" height="1600"')],
])('a %s drawing is scaled to fit its box and has sharp edges', async (_, drawing) => {
  expect(await draw(drawing, { width: 200, height: 20 })).toMatchObject({ width: 40, height: 20 });
  const { png, ...size } = await draw(drawing, { width: 200, height: 300 });
  expect(size).toEqual({ width: 200, height: 100 });
  const opacity = async (left: number) =>
    (await sharp(png).extract({ left, top: 50, width: 1, height: 1 }).raw().toBuffer())[3];
  expect([await opacity(98), await opacity(101)]).toEqual([255, 0]);
});
