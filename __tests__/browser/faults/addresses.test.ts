/** URLs that Gatsby's router cannot decode or would encode again. Each must show its page. */
import { heading } from '../../support/faults';
import { link, plainEntries } from '../../support/mainMenu';
import { address, navigate, visitor } from '../../support/visitor';

const { newPage, visit, takeComplaints } = visitor();

test.each(['/a%3Db', '/%5Cexample.net/', '//example.net/a'])(
  'the unknown path %s is the 404 page, on this site, and can be left',
  async (path) => {
    const page = await newPage();
    await page.goto('/robots.txt');
    const { origin } = new URL(page.url());
    const app = page.waitForResponse('**/app-*.js');
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('Shift');
    await app;
    // Wait long enough for a faulty page to become blank.
    await page.waitForTimeout(200);
    expect(await heading(page, 'not-found').isVisible()).toBe(true);
    expect(new URL(page.url()).origin).toBe(origin);
    await link(page, plainEntries[0]?.label ?? '').click();
    await page.waitForURL(`${origin}/`);
    takeComplaints(page);
  },
);

test('a hash with a lone percent sign does not change the page, on first load or when typed later', async () => {
  const page = await visit('/contact#%E0%A4%A');
  await heading(page, 'contact').waitFor();
  await page.evaluate(() => {
    window.location.hash = '#50%';
  });
  await navigate(page, '/legacy');
  await heading(page, 'legacy').waitFor();
  await page.goBack();
  await heading(page, 'contact').waitFor();
  expect(address(page)).toBe('/contact#50%25');
});
