import { keepAddressDecodable } from '../../../../src/gatsby/ssr/keepAddressDecodable';

const open = (address: string) => window.history.replaceState({ key: '1' }, '', address);
const address = () => window.location.pathname + window.location.search + window.location.hash;

/** The visitor goes to another address of the page. */
const goTo = (next: string) => {
  window.history.pushState({ key: '2' }, '', next);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

// Runs as the page does: as a text of its own, with nothing from its module.
const run = () => new Function(`(${keepAddressDecodable})()`)();

let listening: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;
beforeEach(() => {
  listening = jest.spyOn(window, 'addEventListener');
});
afterEach(() => {
  for (const added of listening.mock.calls) window.removeEventListener(...added);
  listening.mockRestore();
});

test.each([
  ['/services?search=50%#50%', '/services?search=50%#50%25'],
  ['/#%E0%A4', '/#%25E0%25A4'],
  ['/#a%20b%', '/#a%2520b%25'],
  ['/a%3Db', '/a%253Db'],
  ['/100%', '/100%25'],
])('%s becomes %s, its query and state kept', (given, mended) => {
  open(given);
  run();
  expect(address()).toBe(mended);
  expect(window.history.state).toEqual({ key: '1' });
});

test.each(['/', '/#main', '/#50%25', '/#caf%C3%A9', '/caf%C3%A9', '/a%20b#a%20b'])(
  '%s stays as it is',
  (given) => {
    open(given);
    const replace = jest.spyOn(window.history, 'replaceState');
    run();
    goTo(given);
    expect(address()).toBe(given);
    expect(replace).not.toHaveBeenCalled();
    replace.mockRestore();
  },
);

test('a later address is mended before the router hears of it', () => {
  open('/');
  const heard: string[] = [];
  const listen = () => heard.push(window.location.hash);
  window.addEventListener('popstate', listen);
  run();
  goTo('#50%');
  expect(heard).toEqual(['#50%25']);
  expect(window.history.state).toEqual({ key: '2' });
});
