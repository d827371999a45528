/** Unknown paths, Back, and where a page begins (docs/behaviour.md, "Addresses" and "Scrolling"). */
import { documentAt } from '../../support/content';
import { titleOf } from '../../support/labels';
import { plainEntries } from '../../support/mainMenu';
import { eventually } from '../../support/visitor';
import { link, menu, title } from '../targets';
import { visitor } from '../visitor';

const { visit, takeComplaints } = visitor();

const notFound = documentAt('pages/not-found.json');
const [, first, second] = plainEntries;

test('a path in another letter case leads to its page, query and hash kept', async () => {
  const page = await visit('/TEXTILES?a=1#main');
  await eventually(page.address, '/textiles?a=1#main');
  await eventually(() => page.texts(title), [titleOf('textiles')]);
  takeComplaints();
});

test('an unknown path shows the 404 page and stays', async () => {
  const page = await visit('/no-such-page');
  expect(await page.texts(title)).toEqual([notFound.banner.title]);
  expect(await page.isOnTop(link(notFound.action.label))).toBe(true);
  expect(await page.address()).toBe('/no-such-page');
  takeComplaints();
});

test('a page begins at the top, also on the way back, and the wheel scrolls it', async () => {
  const page = await visit(first?.to ?? '');
  const start = await page.texts(title);
  await page.wheel(600);
  await eventually(async () => (await page.scrollY()) > 300, true);
  await page.click(link(second?.label ?? '', menu));
  await eventually(page.address, second?.to);
  await eventually(page.scrollY, 0);
  // WebKit's driver turns the wheel once only.
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await page.back();
  await eventually(page.address, first?.to);
  await eventually(() => page.texts(title), start);
  await eventually(page.scrollY, 0);
});
