import { robots } from '../../../src/build/writeRobots';

test('robots may read everything, and find the sitemap', () => {
  expect(robots('https://host').split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    '',
    'Sitemap: https://host/sitemap.xml',
    '',
  ]);
});
