import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getLocalIdent } from '../../../../src/gatsby/node/stylesheetOptions';

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.module.scss'),
);

test('a class is named after its file and itself', () => {
  expect(getLocalIdent({ resourcePath: '/src/layout/Footer/Footer.module.scss' }, '', 'legal')).toBe(
    'Footer-legal',
  );
});

test('no two modules have the same name, so that no class means two things', () => {
  const names = modules.map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
