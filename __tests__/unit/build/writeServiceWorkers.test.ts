import { writeServiceWorkers } from '../../../src/build/writeServiceWorkers';
import { temporaryFolder } from '../../support/folder';

const { at, read, write } = temporaryFolder();

test('a service worker in static/ is kept', () => {
  for (const folder of ['public', 'static']) write(`${folder}/sw.js`, 'own');
  writeServiceWorkers(at('public'), at('static'));
  expect(read('public/sw.js')).toBe('own');
});
