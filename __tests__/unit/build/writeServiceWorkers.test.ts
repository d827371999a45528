import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeServiceWorkers } from '../../../src/build/writeServiceWorkers';

test('a service worker in static/ is kept', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'workers-'));
  const at = (folder: string) => path.join(root, folder);
  for (const folder of ['public', 'static']) {
    mkdirSync(at(folder));
    writeFileSync(path.join(at(folder), 'sw.js'), 'own');
  }
  writeServiceWorkers(at('public'), at('static'));
  expect(readFileSync(path.join(at('public'), 'sw.js'), 'utf8')).toBe('own');
  rmSync(root, { recursive: true });
});
