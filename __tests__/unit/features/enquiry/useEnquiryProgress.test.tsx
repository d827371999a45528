import { act, renderHook } from '@testing-library/react';
import { enquiryProgress, type Progress } from '../../../../src/features/enquiry/progress';
import { useEnquiryProgress } from '../../../../src/features/enquiry/useEnquiryProgress';
import { hydrate } from '../../../support/hydrate';

afterEach(() => enquiryProgress.set('idle'));

/** What is told of an enquiry now. */
const read = ({ sending, sent, failed }: ReturnType<typeof useEnquiryProgress>) =>
  Object.entries({ sending, sent, failed })
    .filter(([, holds]) => holds)
    .map(([name]) => name)
    .join();

function start(before: Progress) {
  enquiryProgress.set(before);
  const { result } = renderHook(useEnquiryProgress);
  return {
    told: () => read(result.current),
    go: (next: Progress) => act(() => enquiryProgress.set(next)),
    reset: () => act(() => result.current.reset()),
  };
}

test.each([
  ['idle', ''],
  ['sending', 'sending'],
  ['failed', 'failed'],
  ['sent', 'sent'],
] as const)('a form that comes while the enquiry is %s tells: %j', (before, expected) => {
  expect(start(before).told()).toBe(expected);
});

test.each(['idle', 'sending', 'failed'] as const)(
  'after %s one that is sent is still told as on its way: to the page of thanks',
  (before) => {
    const { told, go } = start(before);
    go('sending');
    expect(told()).toBe('sending');
    go('sent');
    expect(told()).toBe('sending');
  },
);

test('one that fails is told as failed, until it is sent again', () => {
  const { told, go } = start('sending');
  go('failed');
  expect(told()).toBe('failed');
  go('sending');
  expect(told()).toBe('sending');
});

test('with another message, one that was sent before comes to its end', () => {
  const { told, go, reset } = start('sent');
  reset();
  expect(told()).toBe('');
  expect(enquiryProgress.get()).toBe('idle');
  go('sending');
  go('sent');
  expect(told()).toBe('sending');
});

test.each(['idle', 'sending', 'failed'] as const)('another message does not end one that is %s', (before) => {
  const { reset } = start(before);
  reset();
  expect(enquiryProgress.get()).toBe(before);
});

test('another message does not end one that was just sent', () => {
  const { told, go, reset } = start('sending');
  go('sent');
  reset();
  expect(enquiryProgress.get()).toBe('sent');
  expect(told()).toBe('sending');
});

test.each([
  ['sending', 'sending'],
  ['failed', 'failed'],
  ['sent', 'sent'],
] as const)('it is hydrated without a complaint while one is %s', (before, expected) => {
  const Probe = () => <p>{read(useEnquiryProgress())}</p>;
  const { container, complaints } = hydrate(<Probe />, () => enquiryProgress.set(before));
  expect(complaints).toEqual([]);
  expect(container.textContent).toBe(expected);
});
