import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import sharp from 'sharp';
import { encodePicture, encodeWidths } from '../../../../src/gatsby/node/pictures';
import { temporaryFolder } from '../../../support/folder';

const cwd = process.cwd();
// Before the folder is removed.
afterAll(() => process.chdir(cwd));
const folder = temporaryFolder();
beforeAll(() => process.chdir(folder.dir));

test('a picture that could not be encoded is encoded when its file has been fixed', async () => {
  const file = { absolutePath: folder.at('a.png'), internal: { contentDigest: 'a' } } as FileSystemNode;
  const encode = () => encodePicture(file, { width: 8, height: 8 }, 'webp');
  folder.write('a.png', 'damaged');
  await expect(encode()).rejects.toThrow();
  await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).toFile(file.absolutePath);
  expect(existsSync(path.join('public', await encode()))).toBe(true);
  // A line of one pixel in an article.
  expect(await encodeWidths(file, [8], 100, 'webp')).toMatch(/8x1q\d+.webp 8w$/);
});
