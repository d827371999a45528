/** Journeys with specifications and articles (docs/behaviour.md). */
import { interpolate } from '../../../src/lib/interpolate';
import { FILTER_PARAMETER, SPECIFICATIONS } from '../../../src/routes';
import { fibers, products } from '../../support/catalogues';
import { articles, documentAt } from '../../support/content';
import { eventually } from '../../support/visitor';
import type { Page } from '../page';
import { button, byRole, main } from '../targets';
import { desktop, type Journey } from './journey';

const { entries } = products;
const status = byRole('status', undefined, main);
const specifications = documentAt('pages/specifications.json');
const productTable = specifications.tables.products ?? { title: '', header: '', limits: [] };
const everything = [...entries, ...fibers.entries].map(({ name }) => name);
const filter = byRole('textbox', specifications.filter, main);
const table = byRole('table', productTable.title);
const rowsIn =
  (page: Page, within = main) =>
  () =>
    page.texts({ css: 'tbody th', within });

const { copyLink } = documentAt('pages/blog.json');

export const reading: Journey[] = [
  {
    name: 'the filter of the specifications is in the URL and stays after a reload; headers sort their columns',
    settings: desktop,
    async go(visit) {
      const page = await visit(SPECIFICATIONS);
      const [name = ''] = everything;
      await eventually(rowsIn(page), everything);
      await page.fill(filter, name.toUpperCase());
      await eventually(rowsIn(page), [name]);
      const count = interpolate(specifications.shown, { count: 1, total: everything.length });
      expect(await page.texts(status)).toEqual([count]);
      const parameter = async () =>
        new URL(await page.address(), 'http://localhost').searchParams.get(FILTER_PARAMETER);
      await eventually(parameter, name.toUpperCase());
      await page.reload();
      await eventually(rowsIn(page), [name]);
      await page.fill(filter, '(no such entry)');
      await eventually(rowsIn(page), []);
      expect(await page.texts(status)).toEqual([specifications.noMatch]);

      const other = await visit(SPECIFICATIONS);
      const sorted = entries.map((entry) => entry.name).sort((one, two) => one.localeCompare(two));
      await other.click(button(productTable.header, table));
      await eventually(rowsIn(other, table), sorted);
      await other.click(button(productTable.header, table));
      await eventually(rowsIn(other, table), [...sorted].reverse());
      const columnHeader = byRole('columnheader', productTable.header, table);
      const direction = () => other.read(columnHeader, ({ ariaSort }) => ariaSort);
      expect(await direction()).toBe('descending');
      const [label = ''] = productTable.limits;
      await other.click(button(label, table));
      await eventually(direction, null);
      const values = await other.texts({ css: `td[data-label="${label}"]`, within: table });
      const figures = values.filter(Boolean).map((text) => Number.parseFloat(text.replace(/^\D+/, '')));
      expect(figures[0]).toBeLessThan(figures.at(-1) ?? 0);
      expect(figures).toEqual([...figures].sort((one, two) => one - two));
    },
  },
  {
    name: 'the URL of an article is copied, or shown if the browser does not allow copying',
    settings: desktop,
    async go(visit) {
      const page = await visit(`/blog/${articles()[0]?.slug}`);
      await page.click(button(copyLink.copy, main));
      const isAnnounced = async () =>
        (await page.texts(status)).some((text) => [copyLink.copied, copyLink.failed].includes(text));
      await eventually(isAnnounced, true);
    },
  },
];
