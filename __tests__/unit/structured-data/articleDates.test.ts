import { articleDates } from '../../../src/structured-data/articleDates';

test.each([
  ['2025-04-30', '2025-04-24', '2025-04-30'],
  ['2025-04-24', '2025-04-24', '2025-04-24'],
  ['2025-04-20', '2025-04-24', '2025-04-24'],
])('an article of %s with a teaser of %s was last changed on %s', (day, teaserDay, modified) => {
  expect(articleDates({ day, teaserDay })).toEqual({ published: teaserDay, modified });
});
