import { keepHashDecodable } from '../../../../src/gatsby/ssr/keepAddressDecodable';

const open = (address: string) => window.history.replaceState({ key: '1' }, '', address);

/** The visitor goes to another hash of the page. */
const goTo = (hash: string) => {
  window.history.pushState({ key: '2' }, '', hash);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

// Runs as the page does: as a text of its own, with nothing from its module.
const run = () => new Function(`(${keepHashDecodable})()`)();

let listening: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;
beforeEach(() => {
  listening = jest.spyOn(window, 'addEventListener');
});
afterEach(() => {
  for (const added of listening.mock.calls) window.removeEventListener(...added);
  listening.mockRestore();
});

test.each([
  ['#50%', '#50%25'],
  ['#%E0%A4', '#%25E0%25A4'],
  ['#a%20b%', '#a%2520b%25'],
])('mends %s at the first load', (hash, mended) => {
  open(`/services?search=x${hash}`);
  run();
  expect(window.location.hash).toBe(mended);
  expect(window.location.pathname + window.location.search).toBe('/services?search=x');
  expect(window.history.state).toEqual({ key: '1' });
  expect(decodeURI(mended)).toBe(hash);
});

test.each(['', '#main', '#50%25', '#caf%C3%A9', '#a%20b'])('leaves the sound hash "%s" as it is', (hash) => {
  open(`/${hash}`);
  const replace = jest.spyOn(window.history, 'replaceState');
  run();
  goTo(hash || '/');
  expect(window.location.hash).toBe(hash);
  expect(replace).not.toHaveBeenCalled();
  replace.mockRestore();
});

test('mends a later hash before the router hears of it', () => {
  open('/');
  const heard: string[] = [];
  const listen = () => heard.push(window.location.hash);
  window.addEventListener('popstate', listen);
  run();
  goTo('#50%');
  expect(heard).toEqual(['#50%25']);
  expect(window.history.state).toEqual({ key: '2' });
});
