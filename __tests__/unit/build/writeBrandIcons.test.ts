import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeBrandIcons } from '../../../src/build/writeBrandIcons';
import { BRAND_ICONS } from '../../../src/generatedFiles';
import { siteContent } from '../../../src/site-data/siteContent';

test('writes the icons and a manifest with the name of the site, and creates the folder', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'icons-'));
  const publicDir = path.join(root, 'public');
  await writeBrandIcons(publicDir);
  const manifest = readFileSync(path.join(publicDir, BRAND_ICONS.manifest), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({ name: siteContent().productName });
  expect(readFileSync(path.join(publicDir, BRAND_ICONS.vector), 'utf8')).toMatch(/^<svg/);
  rmSync(root, { recursive: true });
});
