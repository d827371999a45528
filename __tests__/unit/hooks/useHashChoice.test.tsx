import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ChosenBy } from '../../../src/browser/tabs';
import { useHashChoice } from '../../../src/hooks/useHashChoice';
import { arrival } from '../../support/dom';
import { hydrate } from '../../support/hydrate';

const IDS = ['jute', 'rice', 'soy'];

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const open = (address: string) => window.history.replaceState({ key: 'opened' }, '', address);
/** The visitor follows a link on the page, or goes back or forward. */
const go = (address: string) =>
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

function start(ids: readonly string[] = IDS, standard?: 'first' | 'none') {
  const { result, rerender } = renderHook((now) => useHashChoice(now, standard), { initialProps: ids });
  return {
    chosen: () => result.current[0],
    /** @returns how many entries that added to the history */
    choose(id: string, by: ChosenBy) {
      const before = window.history.length;
      act(() => result.current[1](id, by));
      return window.history.length - before;
    },
    clear: () => act(() => result.current[2]()),
    change: rerender,
  };
}

test.each([
  ['first', '/', 'jute'],
  ['first', '#main', 'jute'],
  ['first', '#soy', 'soy'],
  ['first', '#t%C3%B6ken', 'töken'],
  ['none', '/', undefined],
  ['none', '#main', undefined],
  ['none', '#rice', 'rice'],
] as const)('where the standard is %s, %s means %s on load', (standard, address, expected) => {
  open(address);
  expect(start([...IDS, 'töken'], standard).chosen()).toBe(expected);
});

test('it follows the address; a hash that names nothing changes nothing, and none means the first again', () => {
  const { chosen } = start();
  for (const [address, expected] of [
    ['#rice', 'rice'],
    ['#soy', 'soy'],
    ['#main', 'soy'],
    ['/', 'jute'],
    ['#main', 'jute'],
  ] as const) {
    go(address);
    expect(chosen()).toBe(expected);
  }
});

test.each(['/', '#main'])('where none is the standard, %s means none also later', (address) => {
  const { chosen } = start(IDS, 'none');
  go('#soy');
  expect(chosen()).toBe('soy');
  go(address);
  expect(chosen()).toBeUndefined();
});

test('the HTML shows the first, and the browser takes over without a complaint', () => {
  open('#soy');
  const Probe = () => <p>{useHashChoice(IDS)[0]}</p>;
  expect(renderToString(<Probe />)).toBe('<p>jute</p>');
  const { container, complaints } = hydrate(<Probe />);
  expect(complaints).toEqual([]);
  expect(container.textContent).toBe('soy');
});

test('a click on another adds an entry to the history; a key changes the entry shown', () => {
  open('#jute');
  const { chosen, choose } = start();
  expect(choose('rice', 'key')).toBe(0);
  expect(window.location.hash).toBe('#rice');
  expect(window.history.state).toEqual({ key: 'opened' });
  expect(choose('soy', 'click')).toBe(1);
  expect(window.location.hash).toBe('#soy');
  expect(chosen()).toBe('soy');
});

test.each(['/', '#jute', '#main'])(
  'at %s a click on the chosen one adds none but writes its hash',
  (address) => {
    open(address);
    const { chosen, choose } = start();
    expect(choose('jute', 'click')).toBe(0);
    expect(window.location.hash).toBe('#jute');
    expect(window.history.state).toEqual({ key: 'opened' });
    expect(chosen()).toBe('jute');
  },
);

test('a browser that refuses to change the address stops no choice', () => {
  open('#jute');
  const { chosen, choose } = start();
  jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too often.', 'SecurityError');
  });
  choose('rice', 'key');
  choose('soy', 'key');
  expect(chosen()).toBe('soy');
  jest.restoreAllMocks();
  choose('rice', 'key');
  expect(chosen()).toBe('rice');
  expect(window.location.hash).toBe('#rice');
});

test.each(['/', '#rice', '#main'])(
  'at %s it stays while the ids change, as long as it is there, and then gives way to the first',
  (address) => {
    open(address);
    const { chosen, change } = start();
    const before = chosen();
    change(['wheat', 'rice', 'jute']);
    expect(chosen()).toBe(before);
    change(['wheat', 'soy']);
    expect(chosen()).toBe('wheat');
  },
);

test.each(['/', '#rice'])('at %s none is chosen of nothing, and one of what had been empty', (address) => {
  open(address);
  const { chosen, change } = start([]);
  expect(chosen()).toBeUndefined();
  change(IDS);
  expect(chosen()).toBe('jute');
});

test.each([
  ['first', 'jute'],
  ['none', undefined],
] as const)('cleared it is the standard, %s, and the address loses its hash', (standard, expected) => {
  open('/services?from=mail#soy');
  const before = window.history.length;
  const { chosen, clear } = start(IDS, standard);
  clear();
  expect(chosen()).toBe(expected);
  expect(window.location.href).toBe('http://localhost/services?from=mail');
  expect(window.history.length).toBe(before);
});

test('a choice that was added is cleared by going back over it, and Forward chooses again', async () => {
  const { chosen, choose, clear } = start(IDS, 'none');
  expect(choose('rice', 'click')).toBe(1);
  await arrival(clear);
  expect(chosen()).toBeUndefined();
  expect(window.location.hash).toBe('');
  await arrival(() => window.history.forward());
  expect(chosen()).toBe('rice');
});
