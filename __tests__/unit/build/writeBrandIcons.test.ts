import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeBrandIcons } from '../../../src/build/writeBrandIcons';
import { BRAND_ICONS } from '../../../src/generatedFiles';

test('writes the icons and a manifest with the name of the site, into a folder that need not be there', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'icons-'));
  const publicDir = path.join(root, 'public');
  await writeBrandIcons(publicDir, path.resolve('content'));
  const manifest = JSON.parse(readFileSync(path.join(publicDir, BRAND_ICONS.manifest), 'utf8'));
  expect(manifest.name).toBe(JSON.parse(readFileSync('content/site.json', 'utf8')).productName);
  expect(readFileSync(path.join(publicDir, BRAND_ICONS.vector), 'utf8')).toMatch(/^<svg/);
  rmSync(root, { recursive: true });
});
