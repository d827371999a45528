import { act, renderHook } from '@testing-library/react';
import { useCatalogue } from '../../../../src/features/catalogue/useCatalogue';

const entry = (slug: string) => ({ slug, name: slug.toUpperCase() });
const group = (slug: string, ...members: string[]) => ({ ...entry(slug), members: members.map(entry) });
const pulses = group('pulses', 'toor', 'moong');
const soy = group('soy', 'meal', 'oil');
const none = group('none');

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => window.history.replaceState(null, '', '/'));

const open = (hash: string) => window.history.replaceState(null, '', hash);
const start = (...groups: (typeof pulses)[]) => renderHook(() => useCatalogue(groups)).result;

test('without a hash the first entry of the first group is selected', () => {
  const { current } = start(pulses, soy);
  expect(current.groups).toEqual([pulses, soy]);
  expect(current.selectedGroup).toBe(pulses);
  expect(current.selected).toBe(pulses.members[0]);
});

test('the address names an entry, and with it the group', () => {
  open('#oil');
  const { current } = start(pulses, soy);
  expect(current.selectedGroup).toBe(soy);
  expect(current.selected).toBe(soy.members[1]);
});

test('the name of a group is no entry', () => {
  open('#soy');
  expect(start(pulses, soy).current.selected).toBe(pulses.members[0]);
});

test('groups without entries are left out, the first one too', () => {
  const { current } = start(none, pulses, none, soy);
  expect(current.groups).toEqual([pulses, soy]);
  expect(current.selected).toBe(pulses.members[0]);
});

test('choosing selects the entry and its group', () => {
  const catalogue = start(pulses, soy);
  act(() => catalogue.current.choose('meal', 'click'));
  expect(catalogue.current.selectedGroup).toBe(soy);
  expect(catalogue.current.selected).toBe(soy.members[0]);
  expect(window.location.hash).toBe('#meal');
  act(() => catalogue.current.choose('moong', 'key'));
  expect(catalogue.current.selectedGroup).toBe(pulses);
  expect(catalogue.current.selected).toBe(pulses.members[1]);
});

test('a hash of something else on the page keeps entry and group', () => {
  open('#oil');
  const catalogue = start(pulses, soy);
  open('#main');
  act(() => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(catalogue.current.selectedGroup).toBe(soy);
  expect(catalogue.current.selected).toBe(soy.members[1]);
});

test.each([
  ['no groups', []],
  ['only groups without entries', [none, none]],
])('with %s nothing is selected', (_, groups) => {
  open('#toor');
  const { groups: shown, selectedGroup, selected } = start(...groups).current;
  expect(shown).toEqual([]);
  expect(selectedGroup).toBeUndefined();
  expect(selected).toBeUndefined();
});
