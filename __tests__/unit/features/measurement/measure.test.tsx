import { measure } from '../../../../src/features/measurement/measure';

const loaded = jest.fn();
const reportSpeed = jest.fn();
jest.mock('../../../../src/features/measurement/reportSpeed', () => {
  loaded();
  return { reportSpeed };
});

const ADDRESS = 'https://speed.company.com/collect';
let idle: (() => void)[];
const give = (object: object, name: string, value: unknown) =>
  Object.defineProperty(object, name, { configurable: true, value });
beforeEach(() => {
  idle = [];
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
});
afterEach(() => {
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'readyState');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.resetModules();
  jest.clearAllMocks();
});

/** Lets the browser be idle, and the file that is asked for arrive. */
async function beIdle() {
  for (const callback of idle.splice(0)) callback();
  await new Promise((done) => setTimeout(done, 10));
}

test('reports to the address, once the browser is idle and not before', async () => {
  measure(ADDRESS);
  await new Promise((done) => setTimeout(done, 10));
  expect(loaded).not.toHaveBeenCalled();
  await beIdle();
  expect(reportSpeed.mock.calls).toEqual([[ADDRESS]]);
});

test('waits until the page is loaded', async () => {
  give(document, 'readyState', 'interactive');
  measure(ADDRESS);
  await beIdle();
  expect(loaded).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await beIdle();
  expect(loaded).toHaveBeenCalledTimes(1);
});

test('does so in browsers that tell no idle times', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  measure(ADDRESS);
  await beIdle();
  expect(loaded).toHaveBeenCalledTimes(1);
});

describe('nothing is loaded', () => {
  test.each([undefined, ''])('without an address: %j', async (address) => {
    measure(address);
    await beIdle();
    expect(loaded).not.toHaveBeenCalled();
  });

  test.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('for a visitor whose browser says %s', async (name, value) => {
    give(navigator, name, value);
    measure(ADDRESS);
    await beIdle();
    expect(loaded).not.toHaveBeenCalled();
  });

  test.each([
    ['doNotTrack', '0'],
    ['globalPrivacyControl', false],
  ])('but it is for one who says %s = %s', async (name, value) => {
    give(navigator, name, value);
    measure(ADDRESS);
    await beIdle();
    expect(loaded).toHaveBeenCalledTimes(1);
  });
});
