import { trays } from '../../../../src/gatsby/node/catalogue';

const group = (name: string, count: number) => ({
  name,
  entries: Array.from({ length: count }, (_, index) => ({ slug: `${name}-${index}` })),
});

test.each([
  [
    [2, 0, 3],
    [2, 3],
  ],
  [[30], [24]],
  [
    [3, 40, 40],
    [3, 11, 10],
  ],
])('groups of %p entries have %p trays', (given, expected) => {
  const groups = given.map((count, index) => group(String(index), count));
  const shown = trays(groups);
  expect(shown.map(({ entries }) => entries.length)).toEqual(expected);
  for (const { name, entries } of shown)
    expect(entries).toEqual(groups.find((each) => each.name === name)?.entries.slice(0, entries.length));
});
