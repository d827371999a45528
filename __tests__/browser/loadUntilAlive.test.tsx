import { ALIVE_ATTRIBUTE, loadUntilAlive } from '../../src/browser/loadUntilAlive';

// Runs as the page does: as a text of its own, with nothing from its module.
const run = () => new Function(`(${loadUntilAlive})("${ALIVE_ATTRIBUTE}")`)();

/** Back or Forward leads to an address; the browser itself only changes it. */
function go(address: string) {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

let listening: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;
let logged: jest.SpyInstance;
beforeEach(() => {
  window.history.replaceState(null, '', '/services?search=soy#results');
  listening = jest.spyOn(window, 'addEventListener');
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  run();
});
afterEach(() => {
  for (const added of listening.mock.calls) window.removeEventListener(...added);
  jest.restoreAllMocks();
  document.documentElement.removeAttribute(ALIVE_ATTRIBUTE);
  window.history.replaceState(null, '', '/');
});

/** How often the page was loaded; jsdom loads none, but tells that it should have. */
const loads = () =>
  logged.mock.calls.filter(([{ message }]) => message === 'Not implemented: navigation (except hash changes)')
    .length;

test('as long as the page is open at its own address, nothing is loaded', () => {
  expect(loads()).toBe(0);
});

test.each(['/about', '/services', '/services?search=rice#results', '/about?search=soy'])(
  'before the page is alive, the way to %s loads it, each time',
  (address) => {
    go(address);
    expect(loads()).toBe(1);
    go(address);
    expect(loads()).toBe(2);
  },
);

test.each(['/services?search=soy', '/services?search=soy#main', '/services?search=soy#results'])(
  'the way to %s, another hash at most, loads nothing',
  (address) => {
    go(address);
    expect(loads()).toBe(0);
  },
);

test('once the page is alive, the router answers', () => {
  document.documentElement.setAttribute(ALIVE_ATTRIBUTE, '');
  for (const address of ['/about', '/services?search=rice']) go(address);
  expect(loads()).toBe(0);
});
