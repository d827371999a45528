import { renderToString } from 'react-dom/server';
import { useHashChoice } from '../../../src/hooks/useHashChoice';
import { go, IDS, open, start } from '../../support/hashChoice';
import { hydrate } from '../../support/hydrate';

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test('without a hash it is the first', () => {
  expect(start().chosen()).toBe('jute');
});

test('a hash names it', () => {
  open('#soy');
  expect(start().chosen()).toBe('soy');
});

test('an encoded hash names what it means', () => {
  open('#t%C3%B6ken');
  expect(start([...IDS, 'töken']).chosen()).toBe('töken');
});

test('a hash that names nothing means the first on load', () => {
  open('#main');
  expect(start().chosen()).toBe('jute');
});

test('it follows the address', () => {
  const { chosen } = start();
  for (const id of ['rice', 'soy']) {
    go(`#${id}`);
    expect(chosen()).toBe(id);
  }
});

test('a hash that names nothing changes nothing later', () => {
  open('#rice');
  const { chosen } = start();
  go('#main');
  expect(chosen()).toBe('rice');
  go('#soy');
  go('#main');
  expect(chosen()).toBe('soy');
});

test('back at no hash it is the first again', () => {
  const { chosen } = start();
  go('#soy');
  for (const address of ['/', '#main']) {
    go(address);
    expect(chosen()).toBe('jute');
  }
});

test('the HTML shows the first, and the browser takes over without a complaint', () => {
  open('#soy');
  const Probe = () => <p>{useHashChoice(IDS)[0]}</p>;
  expect(renderToString(<Probe />)).toBe('<p>jute</p>');
  const { container, complaints } = hydrate(<Probe />);
  expect(complaints).toEqual([]);
  expect(container.textContent).toBe('soy');
});

test('a click on another adds an entry to the history', () => {
  const { chosen, choose } = start();
  expect(choose('rice', 'click')).toBe(1);
  expect(window.location.hash).toBe('#rice');
  expect(chosen()).toBe('rice');
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

test('a key changes the entry shown', () => {
  open('#jute');
  const { chosen, choose } = start();
  for (const id of ['rice', 'soy']) expect(choose(id, 'key')).toBe(0);
  expect(window.location.hash).toBe('#soy');
  expect(window.history.state).toEqual({ key: 'opened' });
  expect(chosen()).toBe('soy');
});

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
  'at %s it stays while the ids change, as long as it is there',
  (address) => {
    open(address);
    const { chosen, change } = start();
    const before = chosen();
    change(['wheat', 'rice', 'jute']);
    expect(chosen()).toBe(before);
    go('/');
    go('#main');
    go('#wheat');
    expect(chosen()).toBe('wheat');
  },
);

test.each(['/', '#rice', '#main'])('at %s one that is gone gives way to the first', (address) => {
  open(address);
  const { chosen, change } = start();
  change(['wheat', 'soy']);
  expect(chosen()).toBe('wheat');
});

test.each(['/', '#rice'])('at %s none is chosen of nothing, and one of what had been empty', (address) => {
  open(address);
  const { chosen, change } = start([]);
  expect(chosen()).toBeUndefined();
  change(IDS);
  expect(chosen()).toBe('jute');
});

test('cleared it is the first again, and the address loses its hash', () => {
  open('/services?from=mail#soy');
  const { chosen, clear } = start();
  clear();
  expect(chosen()).toBe('jute');
  expect(window.location.href).toBe('http://localhost/services?from=mail');
});
