import { editorPage } from '../../../src/build/editor-screen/page';

const types = { entryTypes: new Map(), types: new Set<string>() };
const content = { productName: 'House', folder: 'website', folders: [], languages: [], ...types };

test.each([
  ['no repository', undefined, null],
  ['a repository', { repository: 'house/website', branch: 'main' }, ['https://api.github.com']],
])('with %s, the screen is not indexed, and its policy allows no other host', (_, editing, hosts) => {
  const page = editorPage({ ...content, editing }, '');
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect(page.match(/https:\/\/[^;\s&"]+/g)).toEqual(hosts);
});
