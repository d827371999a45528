import { renderToString } from 'react-dom/server';
import { useHashChoice } from '../../../src/hooks/useHashChoice';
import { arrival } from '../../support/dom';
import { go, IDS, open, start } from '../../support/hashChoice';
import { hydrate } from '../../support/hydrate';

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['/', undefined],
  ['#main', undefined],
  ['#rice', 'rice'],
])('where none is the standard, %s means %s', (address, expected) => {
  open(address);
  const Probe = () => <p>{useHashChoice(IDS, 'none')[0]}</p>;
  expect(renderToString(<Probe />)).toBe('<p></p>');
  expect(hydrate(<Probe />).complaints).toEqual([]);
  expect(start(IDS, 'none').chosen()).toBe(expected);
});

test.each([
  ['/', undefined],
  ['#main', undefined],
  ['#rice', 'rice'],
])('where none is the standard, %s means %s also later', (address, expected) => {
  const { chosen } = start(IDS, 'none');
  go('#soy');
  expect(chosen()).toBe('soy');
  go(address);
  expect(chosen()).toBe(expected);
});

test('none is chosen at once, and the address that had named one loses its hash', () => {
  open('/leadership?from=mail#rice');
  const before = window.history.length;
  const { chosen, clear } = start(IDS, 'none');
  clear();
  expect(chosen()).toBeUndefined();
  expect(window.location.href).toBe('http://localhost/leadership?from=mail');
  expect(window.history.length).toBe(before);
});

test('none is chosen by going back to it, by the page or the browser, and Forward chooses again', async () => {
  const { chosen, choose, clear } = start(IDS, 'none');
  expect(choose('rice', 'click')).toBe(1);
  clear();
  expect(chosen()).toBeUndefined();
  await arrival();
  expect(window.location.hash).toBe('');
  await arrival(() => window.history.forward());
  expect(chosen()).toBe('rice');
  await arrival(() => window.history.back());
  expect(chosen()).toBeUndefined();
});
