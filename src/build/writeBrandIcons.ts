import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandIcons } from '../brand/icons';
import { siteContent } from '../site-data/siteContent';

/** Writes the icons of the site and the web manifest into the output folder. */
export async function writeBrandIcons(publicDir: string): Promise<void> {
  mkdirSync(publicDir, { recursive: true });
  for (const [name, contents] of Object.entries(await brandIcons(siteContent())))
    writeFileSync(path.join(publicDir, name), contents);
}
