/** What a first visit by phone costs, in bytes: the part of `npm run audit` that is the same on every machine. */

import { NOT_FOUND } from '../../src/routes';
import { offencesOf } from '../../tools/audit/compare';
import { sentence } from '../../tools/audit/report';
import { canonicalPaths, htmlOf } from '../support/builtSite';
import { firstVisit, lighthousePhone } from '../support/firstVisit';
import { all } from '../support/html';
import { visitor } from '../support/visitor';

jest.setTimeout(60_000);
const { newPage } = visitor();

test.each([...canonicalPaths, NOT_FOUND])('%s keeps to the budgets and waits for nothing', async (route) => {
  const { measures, fonts, blocking, late } = await firstVisit(await newPage(lighthousePhone), route);
  expect({ offences: offencesOf([{ route, measures }]).map(sentence), blocking, late, fonts }).toEqual({
    offences: [],
    blocking: [],
    late: [],
    fonts: all(htmlOf(route), /<link [^>]*rel="preload" href="([^"]+\.woff2)"/g),
  });
  // Nothing is within a budget because it was not counted.
  expect(Math.min(measures.document ?? 0, measures.script ?? 0, measures.font ?? 0)).toBeGreaterThan(5000);
});

test('the home page has pictures in the first view', async () => {
  const { measures } = await firstVisit(await newPage(lighthousePhone), '/');
  expect(measures.firstView).toBeGreaterThan(5000);
});
