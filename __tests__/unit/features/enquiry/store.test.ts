import { createStore } from '../../../../src/features/enquiry/store';

test('holds what it begins with, and then what it was set to', () => {
  const store = createStore('one');
  expect(store.get()).toBe('one');
  store.set('two');
  expect(store.get()).toBe('two');
});

test('all who listen are told of each change, and find it there, until they end that', () => {
  const store = createStore(0);
  const [one, other] = [jest.fn(() => store.get()), jest.fn()];
  const stop = store.subscribe(one);
  const stopOther = store.subscribe(other);
  store.set(1);
  store.set(2);
  stop();
  store.set(3);
  stopOther();
  store.set(4);
  expect(one.mock.results.map(({ value }) => value)).toEqual([1, 2]);
  expect(other).toHaveBeenCalledTimes(3);
});

test('two stores know nothing of each other', () => {
  const [one, other] = [createStore(0), createStore(0)];
  const changed = jest.fn();
  other.subscribe(changed);
  one.set(1);
  expect(other.get()).toBe(0);
  expect(changed).not.toHaveBeenCalled();
});
