/** The crop calendars on the home page (docs/behaviour.md, "Seasons"). */

import { monthsIn } from '../../src/catalogue/season/seasons';
import { months } from '../../src/lib/months';
import { catalogues, type Entry, sheetLabels } from '../support/catalogues';
import { documentAt } from '../support/content';
import { visitor, withoutScripts } from '../support/visitor';

const { newPage, visit } = visitor();
const { ships } = documentAt('pages/home.json');

/** At most 12 crops, by name. */
const crops = catalogues
  .flatMap(([, { entries }]) => entries)
  .filter(({ calendar }) => calendar?.harvest)
  .sort((one, other) => one.name.localeCompare(other.name))
  .slice(0, 12);
const shipsIn = (month: number) => (entry: Entry) => monthsIn(entry.calendar?.shipment ?? [])[month];
const section = (page: Awaited<ReturnType<typeof newPage>>) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: ships.heading.title, exact: true }) });

test('without scripts the home page shows the months of shipment of each crop, and no present month', async () => {
  const page = await visit('/', withoutScripts);
  const links = section(page).getByRole('link');
  const start = ({ calendar }: Entry) => {
    const isOn = monthsIn(calendar?.shipment ?? []);
    const first = isOn.findIndex((on, month) => on && !isOn.at(month - 1));
    return first < 0 ? months.length : first;
  };
  // Crops with the same start of the shipment are sorted by name.
  const sorted = [...crops].sort((one, other) => start(one) - start(other));
  expect(await links.allTextContents()).toEqual(sorted.map(({ name }) => name));
  const text = (await section(page).textContent()) ?? '';
  expect(text).toContain(sheetLabels.calendarLabels.shipment);
  for (const month of months) expect(text).not.toContain(`${month}:`);
});

test('with scripts a line names the crops that ship best in the present month', async () => {
  const month = 0;
  const page = await newPage();
  await page.clock.setFixedTime(new Date(2026, month, 15, 12));
  await page.goto('/');
  const line = section(page)
    .locator('p')
    .filter({ hasText: months[month] as string });
  await line.waitFor();
  const text = (await line.textContent()) ?? '';
  expect(crops.filter(({ name }) => text.includes(name))).toEqual(crops.filter(shipsIn(month)));
});
