import {
  currentProgress,
  isUnderWay,
  setProgress,
  subscribeToProgress,
} from '../../src/hooks/enquiryProgress';

afterEach(() => setProgress('idle'));

test('begins idle, and is what it was set to', () => {
  expect(currentProgress()).toBe('idle');
  setProgress('sending');
  expect(currentProgress()).toBe('sending');
});

test.each([
  ['idle', false],
  ['sending', true],
  ['sent', true],
  ['failed', false],
] as const)('a message that is %s is under way: %s', (progress, underWay) => {
  expect(isUnderWay(progress)).toBe(underWay);
});

test('all who show it are told, until they are gone', () => {
  const [one, other] = [jest.fn(), jest.fn()];
  const stop = subscribeToProgress(one);
  const stopOther = subscribeToProgress(other);
  setProgress('sending');
  stop();
  setProgress('failed');
  stopOther();
  setProgress('idle');
  expect(one).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(2);
});
