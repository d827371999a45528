import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useSearchHistory } from '../../../../src/features/search/useSearchHistory';
import { hydrate } from '../../../support/hydrate';

const KEY = 'searchHistory';
const stored = () => window.localStorage.getItem(KEY);
const store = (json: string) => window.localStorage.setItem(KEY, json);
const start = () => renderHook(useSearchHistory).result;
const add = ({ current }: ReturnType<typeof start>, term: string) => act(() => current.add(term));

/** The storage as browsers have it when it is full, or when visitors forbid it. */
const refuse = (method: 'getItem' | 'setItem') =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('No.', 'QuotaExceededError');
  });

/** Another tab changes the storage; this one is told unless it is asleep. */
function fromAnotherTab(json: string, { told = true } = {}) {
  store(json);
  if (told) act(() => window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: json })));
}

afterEach(() => {
  jest.restoreAllMocks();
  // A write that succeeds also ends what is kept in memory.
  const { result, unmount } = renderHook(useSearchHistory);
  act(() => result.current.clear());
  unmount();
  window.localStorage.clear();
});

test('reads the terms of the storage', () => {
  store('["rice","soy"]');
  expect(start().current.terms).toEqual(['rice', 'soy']);
});

test('writes each change as a JSON list, and clears it', () => {
  const history = start();
  expect(history.current.terms).toEqual([]);
  add(history, 'rice');
  expect(stored()).toBe('["rice"]');
  add(history, 'soy');
  expect(stored()).toBe('["soy","rice"]');
  expect(history.current.terms).toEqual(['soy', 'rice']);
  act(() => history.current.clear());
  expect(history.current.terms).toEqual([]);
  expect(stored()).toBe('[]');
});

test('what cannot be read is empty, and gives way to a new term', () => {
  store('["rice"');
  const history = start();
  expect(history.current.terms).toEqual([]);
  add(history, 'soy');
  expect(stored()).toBe('["soy"]');
});

test('all who show it are in step', () => {
  const [one, other] = [start(), start()];
  add(one, 'rice');
  expect(other.current.terms).toEqual(['rice']);
});

test('follows another tab', () => {
  const history = start();
  fromAnotherTab('["jute"]');
  expect(history.current.terms).toEqual(['jute']);
});

test('reads anew before it writes, so that no term of another tab is lost', () => {
  const history = start();
  fromAnotherTab('["jute"]', { told: false });
  add(history, 'rice');
  expect(stored()).toBe('["rice","jute"]');
});

test('survives a storage that cannot be read', () => {
  refuse('getItem');
  expect(start().current.terms).toEqual([]);
});

test('keeps in memory what the storage refuses', () => {
  refuse('getItem');
  refuse('setItem');
  const history = start();
  add(history, 'rice');
  add(history, 'soy');
  expect(history.current.terms).toEqual(['soy', 'rice']);
  expect(start().current.terms).toEqual(['soy', 'rice']);
  act(() => history.current.clear());
  expect(history.current.terms).toEqual([]);
});

test('a storage that takes writes again gets all terms, and counts again', () => {
  store('["jute"]');
  const history = start();
  const full = refuse('setItem');
  add(history, 'rice');
  expect(history.current.terms).toEqual(['rice', 'jute']);
  expect(stored()).toBe('["jute"]');
  full.mockRestore();
  add(history, 'soy');
  expect(stored()).toBe('["soy","rice","jute"]');
  fromAnotherTab('["silk"]');
  expect(history.current.terms).toEqual(['silk']);
});

test('stops listening when it is gone', () => {
  const { result, unmount } = renderHook(useSearchHistory);
  unmount();
  const read = jest.spyOn(Storage.prototype, 'getItem');
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  act(() => result.current.clear());
  expect(read).not.toHaveBeenCalled();
});

test('it is hydrated without a complaint, and shows the terms then', () => {
  store('["rice"]');
  const Probe = () => <p>{useSearchHistory().terms.join() || 'none'}</p>;
  expect(renderToString(<Probe />)).toBe('<p>none</p>');
  const { container, complaints } = hydrate(<Probe />);
  expect(complaints).toEqual([]);
  expect(container.textContent).toBe('rice');
});
