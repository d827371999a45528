/** A right reference is looked up; only a wrong one may cost a walk through everything that it could mean. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import type { Site } from '../../../../src/content-model/check/context';
import { parseJson } from '../../../../src/content-model/check/parse';
import { checkPicture, widthReader } from '../../../../src/content-model/check/pictures';
import { checkReferences } from '../../../../src/content-model/check/references';
import { link } from '../../../../src/content-model/fields';

/** A set that can be asked and not walked through. */
class Unwalkable extends Set<string> {
  override [Symbol.iterator](): never {
    throw new Error('walked through everything');
  }
}

const site = (widthOf: Site['widthOf']): Site => ({
  contentDir: '/nowhere',
  files: new Unwalkable().add('images/heap.jpg'),
  widthOf,
  routes: new Unwalkable().add('/about'),
  emptyFolders: [],
  incomplete: false,
});

test('a picture that is there is found without walking through all files', () => {
  const check = (file: string) =>
    checkPicture(
      site(() => 2000),
      'blog/one.md',
      file,
      900,
    );
  expect(check('../images/heap.jpg')).toBeUndefined();
  expect(() => check('../images/gone.jpg')).toThrow('walked through everything');
});

test('an address that is there is found without walking through all addresses', () => {
  const document = z.strictObject({ to: link('Where it leads.') });
  const check = (to: string) => {
    const { parsed } = parseJson(JSON.stringify({ to }));
    if (!parsed) throw new Error('The document of this test is no JSON');
    return checkReferences(
      site(() => 2000),
      'pages/one.json',
      document,
      parsed,
    );
  };
  expect(check('/about')).toEqual([]);
  expect(() => check('/abuot')).toThrow('walked through everything');
});

test('a picture is read once, however many documents show it', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  try {
    const file = path.join(folder, 'heap.png');
    const picture = { create: { width: 30, height: 10, channels: 3, background: '#0b1f3a' } } as const;
    await sharp(picture).png().toFile(file);
    const widthOf = widthReader(folder);
    expect(widthOf('heap.png')).toBe(30);
    rmSync(file);
    expect(widthOf('heap.png')).toBe(30);
    expect(widthReader(folder)('heap.png')).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
