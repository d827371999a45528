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
/** Whoever shows the hash may write it. */
const write = (...args: Parameters<ReturnType<typeof start>['write']>) => start().write(...args);
const Probe = () => <p>{useHash()[0] || 'none'}</p>;

test('is the hash of the address, and empty without one', () => {
  expect(start().current).toBe('');
  open('#jute');
  expect(start().current).toBe('#jute');
});

test('the HTML knows no hash, and the browser takes over without a complaint', () => {
  open('#jute');
  expect(renderToString(<Probe />)).toBe('<p>none</p>');
  const { container, complaints } = hydrate(<Probe />);
  expect(complaints).toEqual([]);
  expect(container.textContent).toBe('#jute');
});

test('a new entry has a key of its own and leaves the one before in the history, with its state', async () => {
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

test('the same entry gets the hash and keeps its state', () => {
  open('#jute', { key: 'first' });
  const hash = start();
  const before = window.history.length;
  write('#rice', 'same');
  expect(window.location.hash).toBe('#rice');
  expect(window.history.length).toBe(before);
  expect(window.history.state).toEqual({ key: 'first' });
  expect(hash.current).toBe('#rice');
});

test('an entry that was added is removed by going back over it', async () => {
  open('/textiles?from=mail', { key: 'first' });
  const hash = start();
  hash.write('#rice', 'new');
  hash.write('#soy', 'same');
  await arrival(hash.remove);
  expect(window.location.pathname + window.location.search).toBe('/textiles?from=mail');
  expect(window.history.state).toEqual({ key: 'first' });
  expect(hash.current).toBe('');
});

test('any other entry loses its hash, and keeps its path, query and state', () => {
  open('/textiles?from=mail#jute', { key: 'first' });
  const hash = start();
  const before = window.history.length;
  hash.remove();
  expect(window.location.href).toBe('http://localhost/textiles?from=mail');
  expect(window.history.state).toEqual({ key: 'first' });
  expect(window.history.length).toBe(before);
  expect(hash.current).toBe('');
});

test.each(['new', 'same'] as const)('all who show it are told of the %s entry', (entry) => {
  const [one, other] = [start(), start()];
  write('#rice', entry);
  expect([one.current, other.current]).toEqual(['#rice', '#rice']);
});

test.each([
  ['new', 'pushState'],
  ['same', 'replaceState'],
] as const)('a browser that refuses the %s entry stops nothing', (entry, method) => {
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
] as const)(
  'a browser that refuses to remove the hash of an entry that was %s stops nothing',
  (entry, method) => {
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
  },
);

test('follows the browser', () => {
  const hash = start();
  open('#soy');
  popstate();
  expect(hash.current).toBe('#soy');
});

test('follows the router, which renders the page anew and tells nothing', () => {
  const { result, rerender } = renderHook(useHash);
  open('#soy');
  rerender();
  expect(result.current[0]).toBe('#soy');
});

test('stays as it is on the way to another page, and follows again once back', () => {
  open('/textiles#jute');
  const hash = start();
  open('/about#team');
  popstate();
  expect(hash.current).toBe('#jute');
  open('/textiles/#rice');
  popstate();
  expect(hash.current).toBe('#rice');
});

test('on the way to another page nothing is written into its address', () => {
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
