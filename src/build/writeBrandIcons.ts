import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandIcons } from '../brand/icons';

/**
 * Writes the icons of the site and the web manifest.
 * @param publicDir the output folder
 * @param contentDir the content folder; the manifest takes name and tagline from its `site.json`
 */
export async function writeBrandIcons(publicDir: string, contentDir: string): Promise<void> {
  const site = JSON.parse(readFileSync(path.join(contentDir, 'site.json'), 'utf8'));
  mkdirSync(publicDir, { recursive: true });
  for (const [name, contents] of Object.entries(await brandIcons(site)))
    writeFileSync(path.join(publicDir, name), contents);
}
