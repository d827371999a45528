/** Announcements of the result of copying. `browser/blog/blog.test.ts` tests copying in a browser. */
import { act, renderHook } from '@testing-library/react';
import { useCopy } from '../../../src/ui/useCopy';

const refusal = () => new DOMException('No.', 'NotAllowedError');

/** Renders the hook with a clipboard that responds to each text when the test decides. */
function start() {
  const answers: { accept: () => void; refuse: () => void }[] = [];
  const writeText = jest.fn(
    () => new Promise<void>((accept, refuse) => answers.push({ accept, refuse: () => refuse(refusal()) })),
  );
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const { result, rerender } = renderHook(useCopy, { initialProps: 'One\nTwo' });
  return {
    writeText,
    outcome: () => result.current.outcome,
    /** Starts copying. */
    begin: () => act(async () => void result.current.copy()),
    answer: (index: number, kind: 'accept' | 'refuse') => act(async () => answers[index]?.[kind]()),
    change: rerender,
  };
}

test('each attempt is announced again, whether it fails or succeeds', async () => {
  const { begin, answer, outcome } = start();
  expect(outcome()).toBeUndefined();
  for (const [index, kind, expected] of [
    [0, 'refuse', 'failed'],
    [1, 'accept', 'copied'],
    [2, 'accept', 'copied'],
  ] as const) {
    await begin();
    expect(outcome()).toBeUndefined();
    await answer(index, kind);
    expect(outcome()).toBe(expected);
  }
});

test.each(['accept', 'refuse'] as const)(
  'the result of copying one text is not shown for another (%s)',
  async (kind) => {
    const { begin, answer, change, outcome, writeText } = start();
    await begin();
    await answer(0, kind);
    change('Three');
    expect(outcome()).toBeUndefined();
    await begin();
    change('Four');
    await answer(1, kind);
    expect(outcome()).toBeUndefined();
    expect(writeText.mock.calls).toEqual([['One\nTwo'], ['Three']]);
  },
);

test('of two simultaneous attempts, the later one is announced', async () => {
  const { begin, answer, outcome } = start();
  await begin();
  await begin();
  await answer(1, 'accept');
  await answer(0, 'refuse');
  expect(outcome()).toBe('copied');
});
