/** The catalogues where no script runs: everything on the page. */
import { catalogues, entriesOf, places, shown } from '../../support/catalogues';
import { address, visitor, width, withoutScripts } from '../../support/visitor';

jest.setTimeout(60_000);
const { visit } = visitor();

describe.each(catalogues)('all %s', (_, catalogue) => {
  test('stand on the page in order, each below its group, and the names lead to them', async () => {
    const page = await visit(catalogue.route, { ...width(390), ...withoutScripts });
    const headings = await page.locator('main section section :is(h2, h3)').allTextContents();
    expect(headings).toEqual(
      catalogue.groups.flatMap(({ name, members }) => [name, ...members.map((entry) => entry.name)]),
    );
    expect(await shown(page).sheets()).toEqual(entriesOf(catalogue).map(({ name }) => name));
    expect(await page.getByRole('tab').count()).toBe(0);
    for (const { name, slug } of [...entriesOf(catalogue).slice(0, 2), ...entriesOf(catalogue).slice(-1)]) {
      await page.getByRole('link', { name, exact: true }).click();
      expect(address(page)).toBe(`${catalogue.route}#${slug}`);
      const { top, header } = await places(page, slug);
      expect(top).toBeGreaterThanOrEqual(Math.max(header, 0));
      expect(top).toBeLessThan(300);
    }
  });
});
