import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useHash } from '../../../src/hooks/useHash';
import { arrival } from '../../support/dom';
import { hydrate } from '../../support/hydrate';

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const open = (hash: string, state: unknown = null) => window.history.replaceState(state, '', hash);
const popstate = () => act(() => window.dispatchEvent(new PopStateEvent('popstate')));
const start = () => {
  const { result } = renderHook(useHash);
  return {
    get current() {
      return result.current[0];
    },
    write: (...args: Parameters<(typeof result.current)[1]>) => act(() => result.current[1](...args)),
    remove: () => act(() => result.current[2]()),
  };
};
/** Writes with another instance of the hook. */
const write = (...args: Parameters<ReturnType<typeof start>['write']>) => start().write(...args);
const Probe = () => <p>{useHash()[0] || 'none'}</p>;

test('returns the hash of the URL, or an empty string', () => {
  expect(start().current).toBe('');
  open('#jute');
  expect(start().current).toBe('#jute');
});

test('the HTML has no hash and is hydrated without errors', () => {
  open('#jute');
  expect(renderToString(<Probe />)).toBe('<p>none</p>');
  const { container, complaints } = hydrate(<Probe />);
  expect(complaints).toEqual([]);
  expect(container.textContent).toBe('#jute');
});

test('a new history entry has its own key; the previous entry keeps its state', async () => {
  open('#jute', { key: 'first' });
  const hash = start();
  const before = window.history.length;
  write('#rice', 'new');
  expect(window.location.hash).toBe('#rice');
  expect(window.history.length).toBe(before + 1);
  expect(window.history.state.key).toEqual(expect.any(String));
  expect(window.history.state.key).not.toBe('first');
  expect(hash.current).toBe('#rice');
  await arrival(() => window.history.back());
  expect(hash.current).toBe('#jute');
  expect(window.history.state).toEqual({ key: 'first' });
});

test('the current history entry gets the hash and keeps its state', () => {
  open('#jute', { key: 'first' });
  const hash = start();
  const before = window.history.length;
  write('#rice', 'same');
  expect(window.location.hash).toBe('#rice');
  expect(window.history.length).toBe(before);
  expect(window.history.state).toEqual({ key: 'first' });
  expect(hash.current).toBe('#rice');
});

test('the hash of an added history entry is removed by going back', async () => {
  open('/textiles?from=mail', { key: 'first' });
  const hash = start();
  hash.write('#rice', 'new');
  hash.write('#soy', 'same');
  await arrival(hash.remove);
  expect(window.location.pathname + window.location.search).toBe('/textiles?from=mail');
  expect(window.history.state).toEqual({ key: 'first' });
  expect(hash.current).toBe('');
});

test('in any other entry only the hash is removed; path, query and state are kept', () => {
  open('/textiles?from=mail#jute', { key: 'first' });
  const hash = start();
  const before = window.history.length;
  hash.remove();
  expect(window.location.href).toBe('http://localhost/textiles?from=mail');
  expect(window.history.state).toEqual({ key: 'first' });
  expect(window.history.length).toBe(before);
  expect(hash.current).toBe('');
});

test.each(['new', 'same'] as const)('all instances of the hook read the hash of the %s entry', (entry) => {
  const [one, other] = [start(), start()];
  write('#rice', entry);
  expect([one.current, other.current]).toEqual(['#rice', '#rice']);
});

test.each([
  ['new', 'pushState'],
  ['same', 'replaceState'],
] as const)('an exception of the browser for the %s entry is ignored', (entry, method) => {
  open('#jute');
  jest.spyOn(window.history, method).mockImplementation(() => {
    throw new DOMException('Too often.', 'SecurityError');
  });
  const hash = start();
  expect(() => hash.write('#rice', entry)).not.toThrow();
  expect(hash.current).toBe('#jute');
});

test.each([
  ['added', 'back'],
  ['opened', 'replaceState'],
] as const)('an exception while removing the hash of an entry that was %s is ignored', (entry, method) => {
  open('#jute');
  const hash = start();
  if (entry === 'added') hash.write('#rice', 'new');
  const before = hash.current;
  const refused = jest.spyOn(window.history, method).mockImplementation(() => {
    throw new DOMException('Too often.', 'SecurityError');
  });
  expect(hash.remove).not.toThrow();
  expect(refused).toHaveBeenCalledTimes(1);
  expect(hash.current).toBe(before);
});

test('follows Back and Forward', () => {
  const hash = start();
  open('#soy');
  popstate();
  expect(hash.current).toBe('#soy');
});

test('follows the router, which renders the page without an event', () => {
  const { result, rerender } = renderHook(useHash);
  open('#soy');
  rerender();
  expect(result.current[0]).toBe('#soy');
});

test('keeps the hash while another page is loading, and follows the URL again once back', () => {
  open('/textiles#jute');
  const hash = start();
  open('/about#team');
  popstate();
  expect(hash.current).toBe('#jute');
  open('/textiles/#rice');
  popstate();
  expect(hash.current).toBe('#rice');
});

test('writes no hash while another page is loading', () => {
  open('/textiles#jute');
  const hash = start();
  open('/about#team');
  const before = window.history.length;
  hash.write('#rice', 'new');
  hash.write('#rice', 'same');
  hash.remove();
  expect(window.location.hash).toBe('#team');
  expect(window.history.length).toBe(before);
});

test.each(['new', 'same'] as const)('the %s entry keeps path and query', (entry) => {
  open('/textiles?from=mail#jute');
  write('#rice', entry);
  expect(window.location.href).toBe('http://localhost/textiles?from=mail#rice');
});
