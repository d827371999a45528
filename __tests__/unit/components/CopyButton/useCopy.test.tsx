import { act, renderHook } from '@testing-library/react';
import { useCopy } from '../../../../src/components/CopyButton/useCopy';

const giveClipboard = (writeText?: jest.Mock) =>
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });
afterEach(() => giveClipboard());

const start = () => {
  const { result, rerender } = renderHook(useCopy, { initialProps: 'One\nTwo' });
  return {
    outcome: () => result.current.outcome,
    copy: () => act(() => result.current.copy()),
    /** Begins to copy; the clipboard may take its time. */
    begin: () => act(() => void result.current.copy()),
    change: rerender,
  };
};

test('nothing is told until something is copied', () => {
  expect(start().outcome()).toBeUndefined();
});

test('copies the text as it is', async () => {
  const writeText = jest.fn();
  giveClipboard(writeText);
  const { outcome, copy } = start();
  await copy();
  expect(writeText.mock.calls).toEqual([['One\nTwo']]);
  expect(outcome()).toBe('copied');
});

test('tells that the browser has refused, and of the next time as well', async () => {
  giveClipboard(jest.fn().mockRejectedValueOnce(new DOMException('No.', 'NotAllowedError')));
  const { outcome, copy } = start();
  await copy();
  expect(outcome()).toBe('failed');
  await copy();
  expect(outcome()).toBe('copied');
});

test('a browser without a clipboard, as on pages without https, fails', async () => {
  const { outcome, copy } = start();
  await copy();
  expect(outcome()).toBe('failed');
});

test.each(['copied', 'failed'])('after "%s" nothing is told until the next copy is made', async (before) => {
  let finish = () => {};
  const slow = new Promise<void>((done) => {
    finish = done;
  });
  const writeText = jest.fn(() => slow);
  if (before === 'copied') writeText.mockResolvedValueOnce();
  else writeText.mockRejectedValueOnce(new DOMException('No.', 'NotAllowedError'));
  giveClipboard(writeText);
  const { outcome, copy, begin } = start();
  await copy();
  expect(outcome()).toBe(before);
  begin();
  expect(outcome()).toBeUndefined();
  await act(async () => finish());
  expect(outcome()).toBe('copied');
});

test.each(['copied', 'failed'])(
  '"%s" is told of this text alone, and of the next one anew',
  async (before) => {
    const writeText = jest.fn();
    if (before === 'copied') giveClipboard(writeText);
    const { outcome, copy, change } = start();
    await copy();
    change('One\nTwo');
    expect(outcome()).toBe(before);
    change('Three');
    expect(outcome()).toBeUndefined();
    giveClipboard(writeText);
    await copy();
    expect(writeText).toHaveBeenLastCalledWith('Three');
    expect(outcome()).toBe('copied');
  },
);

test('each try is told anew where there is no clipboard', async () => {
  const { outcome, begin } = start();
  for (const _ of ['first', 'second']) {
    begin();
    expect(outcome()).toBeUndefined();
    await act(async () => {});
    expect(outcome()).toBe('failed');
  }
});

test.each(['copied', 'failed'])('"%s" that comes late tells nothing of a newer text', async (late) => {
  let finish = () => {};
  const slow = new Promise<void>((done, refuse) => {
    finish = late === 'copied' ? done : () => refuse(new DOMException('No.', 'NotAllowedError'));
  });
  giveClipboard(jest.fn(() => slow));
  const { outcome, begin, change } = start();
  begin();
  change('Three');
  await act(async () => finish());
  expect(outcome()).toBeUndefined();
});

test('of two tries the later one is told', async () => {
  const finish: (() => void)[] = [];
  const pending = () => new Promise<void>((done) => finish.push(done));
  const refused = () => pending().then(() => Promise.reject(new DOMException('No.', 'NotAllowedError')));
  giveClipboard(jest.fn(pending).mockImplementationOnce(refused));
  const { outcome, begin } = start();
  begin();
  await act(async () => {});
  begin();
  await act(async () => {});
  await act(async () => finish[1]?.());
  await act(async () => finish[0]?.());
  expect(outcome()).toBe('copied');
});
