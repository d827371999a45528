import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { filesIn } from '../../../src/content/read/contentFiles';
import { contentIn } from '../../support/contentCopy';
import { PICTURE } from '../../support/sampleContent';
import { build } from './build';
import { beans, colors, harvests } from './content';
import { fileAt, folder } from './site';

/** Returns the digest of each file of the built site. */
const digestsIn = (root: string) =>
  Object.fromEntries(
    filesIn(path.join(root, 'public')).map((file) => [
      file,
      createHash('sha1')
        .update(readFileSync(path.join(root, 'public', file)))
        .digest('hex'),
    ]),
  );

test('after ten changes on one cache, the built site is the same as with an empty cache', async () => {
  const content = contentIn(folder.dir);
  const [, , renamed, deleted] = harvests.map(({ slug }) => `blog/${slug}.md`);
  content.write('blog/renamed.md', content.read(`${renamed}`));
  content.delete(`${renamed}`);
  const replacement = sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#79c' } });
  content.write(PICTURE, await replacement.png().toBuffer());
  content.set('brand.json', { colors: { ...colors, accent: '#d9a04f' } });
  content.write('../static/new.txt', 'New');
  await build(folder.dir);
  expect(readFileSync(fileAt('new.txt'), 'utf8')).toBe('New');

  content.delete('../static/new.txt');
  content.set('languages.json', { languages: [] });
  content.set('products/oils/linseed.json', { name: 'Flax' });
  content.delete('es');
  content.delete(`products/pulses/${beans.at(-1)?.slug}.json`);
  content.delete(`${deleted}`);
  const moved = `${folder.dir}-moved`;
  renameSync(folder.dir, moved);
  try {
    await build(moved);
    const files = digestsIn(moved);
    for (const made of ['.cache', 'public']) rmSync(path.join(moved, made), { recursive: true });
    await build(moved);
    expect(files).toEqual(digestsIn(moved));
  } finally {
    renameSync(moved, folder.dir);
  }
}, 1_500_000);
