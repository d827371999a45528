/** The pictures of the built pages, as files. */
import path from 'node:path';
import sharp from 'sharp';
import { builtPages, publicDir, requireBuild } from '../support/builtSite';

requireBuild();

/** The files of each picture with the ratio that its page reserves, each once. */
const files = new Map<string, number>();
for (const [, html] of builtPages())
  for (const [picture] of html.matchAll(/<picture.*?<\/picture>/gs)) {
    const [, width, height] = picture.match(/<img[^>]* width="(\d+)" height="(\d+)"/) ?? [];
    for (const [file] of picture.matchAll(/\/static\/[^\s"]+/g))
      files.set(file, Number(width) / Number(height));
  }

test('there are pictures in three formats', () => {
  expect(files.size).toBeGreaterThan(300);
  for (const format of ['.avif', '.webp', '.jpg'])
    expect([...files.keys()].filter((file) => file.endsWith(format)).length).toBeGreaterThan(50);
});

test('each size of a picture fills the room that its page keeps for it, so that nothing moves', async () => {
  const misfits: string[] = [];
  for (const [file, reserved] of files) {
    const { width = 0, height = 1 } = await sharp(path.join(publicDir, file)).metadata();
    // A tenth of a pixel in 400 is not seen; the large pictures are cut to a fixed height by the styles.
    if (Math.abs(width / height / reserved - 1) > 0.00025 && width / height < 1.7) misfits.push(file);
  }
  expect(misfits).toEqual([]);
});
