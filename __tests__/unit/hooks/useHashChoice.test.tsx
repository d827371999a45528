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

const open = (url: string) => window.history.replaceState({ key: 'opened' }, '', url);
/** Follows a link on the page, or goes back or forward. */
const go = (url: string) =>
  act(() => {
    window.history.pushState(null, '', url);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

function start(ids: readonly string[] = IDS, defaultChoice?: 'first' | 'none') {
  const { result, rerender } = renderHook((now) => useHashChoice(now, defaultChoice), { initialProps: ids });
  return {
    chosen: () => result.current[0],
    /** @returns the number of added history entries */
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
] as const)('with the default %s, the URL %s selects %s on load', (defaultChoice, url, expected) => {
  open(url);
  expect(start([...IDS, 'töken'], defaultChoice).chosen()).toBe(expected);
});

test('follows the URL; an unknown hash changes nothing, and no hash selects the first item', () => {
  const { chosen } = start();
  for (const [url, expected] of [
    ['#rice', 'rice'],
    ['#soy', 'soy'],
    ['#main', 'soy'],
    ['/', 'jute'],
    ['#main', 'jute'],
  ] as const) {
    go(url);
    expect(chosen()).toBe(expected);
  }
});

test.each(['/', '#main'])('with the default none, %s clears the selection', (url) => {
  const { chosen } = start(IDS, 'none');
  go('#soy');
  expect(chosen()).toBe('soy');
  go(url);
  expect(chosen()).toBeUndefined();
});

test('the HTML shows the first item and is hydrated without errors', () => {
  open('#soy');
  const Probe = () => <p>{useHashChoice(IDS)[0]}</p>;
  expect(renderToString(<Probe />)).toBe('<p>jute</p>');
  const { container, complaints } = hydrate(<Probe />);
  expect(complaints).toEqual([]);
  expect(container.textContent).toBe('soy');
});

test('a click on another item adds a history entry; a key changes the current entry', () => {
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
  'at %s a click on the selected item writes its hash without a new history entry',
  (url) => {
    open(url);
    const { chosen, choose } = start();
    expect(choose('jute', 'click')).toBe(0);
    expect(window.location.hash).toBe('#jute');
    expect(window.history.state).toEqual({ key: 'opened' });
    expect(chosen()).toBe('jute');
  },
);

test('an exception while the URL is changed does not prevent the selection', () => {
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
  'at %s the selection is kept while its id exists, and is then the first item',
  (url) => {
    open(url);
    const { chosen, change } = start();
    const before = chosen();
    change(['wheat', 'rice', 'jute']);
    expect(chosen()).toBe(before);
    change(['wheat', 'soy']);
    expect(chosen()).toBe('wheat');
  },
);

test.each(['/', '#rice'])(
  'at %s nothing is selected without items; the first is selected when items are added',
  (url) => {
    open(url);
    const { chosen, change } = start([]);
    expect(chosen()).toBeUndefined();
    change(IDS);
    expect(chosen()).toBe('jute');
  },
);

test.each([
  ['first', 'jute'],
  ['none', undefined],
] as const)('clearing selects the default, %s, and removes the hash', (defaultChoice, expected) => {
  open('/services?from=mail#soy');
  const before = window.history.length;
  const { chosen, clear } = start(IDS, defaultChoice);
  clear();
  expect(chosen()).toBe(expected);
  expect(window.location.href).toBe('http://localhost/services?from=mail');
  expect(window.history.length).toBe(before);
});

test('clearing an added choice goes back in the history, and Forward selects it again', async () => {
  const { chosen, choose, clear } = start(IDS, 'none');
  expect(choose('rice', 'click')).toBe(1);
  await arrival(clear);
  expect(chosen()).toBeUndefined();
  expect(window.location.hash).toBe('');
  await arrival(() => window.history.forward());
  expect(chosen()).toBe('rice');
});
