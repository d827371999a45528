/** Runs all journeys in the engine of the current Jest project, which is Chromium in `npm test`. */
import { journeys } from './journeys';
import { desktop, phone, withoutScripts } from './journeys/journey';
import { engineName, visitor } from './visitor';

describe.each([
  ['on a large screen', desktop],
  ['on a phone', phone],
  ['without scripts', withoutScripts],
])('%s', (_, settings) => {
  // In this version of Firefox, WebDriver BiDi cannot disable scripts, and the driver cannot query a page without
  // scripts.
  const register = !settings.scripts && engineName() === 'firefox' ? test.skip : test;
  const { visit, takeComplaints } = visitor(settings);
  for (const { name, go, logsErrors } of journeys.filter((journey) => journey.settings === settings))
    register(name, async () => {
      await go(visit);
      if (logsErrors) takeComplaints();
    });
});
