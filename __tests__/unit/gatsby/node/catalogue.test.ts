import { rangeGroups } from '../../../../src/gatsby/node/catalogue';

const group = (name: string, ...slugs: string[]) => ({
  name,
  entries: slugs.map((slug) => ({ fields: { slug } })),
});
const groups = [group('Oils', 'linseed', 'sesame'), group('Empty'), group('Pulses', 'pea', 'bean', 'lentil')];

test('without names, all entries are shown, but no empty group', () => {
  expect(rangeGroups(groups)).toEqual([groups[0], groups[2]]);
});

test('with names, only these entries are shown, and they set the order of the entries and groups', () => {
  expect(rangeGroups(groups, ['lentil', 'pea', 'sesame'])).toEqual([
    group('Pulses', 'lentil', 'pea'),
    group('Oils', 'sesame'),
  ]);
  expect(rangeGroups(groups, ['bean'])).toEqual([group('Pulses', 'bean')]);
});
