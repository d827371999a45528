import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeServiceWorkers } from '../../../src/build/writeServiceWorkers';
import { SERVICE_WORKERS } from '../../../src/generatedFiles';

let root: string;
const at = (...names: string[]) => path.join(root, ...names);

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'workers-'));
  for (const folder of ['public', 'static']) mkdirSync(at(folder));
});
afterEach(() => rmSync(root, { recursive: true }));

test('each name has the same script', () => {
  writeServiceWorkers(at('public'), at('static'));
  const scripts = SERVICE_WORKERS.map((name) => readFileSync(at('public', name), 'utf8'));
  expect(new Set(scripts).size).toBe(1);
});

test('a service worker of the site itself is kept', () => {
  for (const folder of ['public', 'static']) writeFileSync(at(folder, 'sw.js'), 'own');
  writeServiceWorkers(at('public'), at('static'));
  expect(readFileSync(at('public', 'sw.js'), 'utf8')).toBe('own');
});
