/** The journeys in the engine of the jest project that runs them. */
import { journeys } from './journeys';
import { desktop, phone, withoutScripts } from './journeys/journey';
import { engineName, visitor } from './visitor';

describe.each([
  ['on a large screen', desktop],
  ['on a phone', phone],
  ['without scripts', withoutScripts],
])('%s', (_, settings) => {
  // WebDriver BiDi cannot switch scripts off in this Firefox, and without them its driver cannot look at a page.
  const register = !settings.scripts && engineName() === 'firefox' ? test.skip : test;
  const { visit, takeComplaints } = visitor(settings);
  for (const { name, go, complains } of journeys.filter((journey) => journey.settings === settings))
    register(name, async () => {
      await go(visit);
      if (complains) takeComplaints();
    });
});
