import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publicDir } from '../support/builtSite';
import { realContent } from '../support/contentCopy';
import { speedScriptsLoaded } from '../support/measurement';
import { visitor } from '../support/visitor';

const { newPage } = visitor();
const { measurement } = JSON.parse(readFileSync(path.join(realContent, 'site.json'), 'utf8'));

test('nothing that measures speed is loaded, unless the settings name an address for it', async () => {
  const loaded = await speedScriptsLoaded(await newPage(), publicDir, '/about');
  expect(loaded).toHaveLength(measurement?.url ? 1 : 0);
});
