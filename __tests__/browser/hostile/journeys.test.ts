/** Each feature under the conditions that translators, extensions, settings and networks make. */
import { hydrated } from '../../support/builtSite';
import { errorPage } from '../../support/faults';
import { hostilities, staleTexts } from '../../support/hostile';
import { journeys } from '../../support/journeys';
import { open, visitor, width } from '../../support/visitor';

const { newPage, takeComplaints } = visitor();

describe.each(hostilities)('with $name', ({ prepare, afterwards }) => {
  test.each(journeys)('$name works', async ({ route, settings, go }) => {
    const page = await newPage({ ...width(1440), ...settings });
    await prepare?.(page);
    await open(page, route);
    await hydrated(page);
    await afterwards?.(page);
    await go(page);
    expect(await errorPage(page).count()).toBe(0);
    expect(await staleTexts(page)).toEqual([]);
    takeComplaints(page);
  });
});
