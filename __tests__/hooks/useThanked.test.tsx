import { renderHook } from '@testing-library/react';
import { enquiryProgress } from '../../src/hooks/enquiryProgress';
import { useThanked } from '../../src/hooks/useThanked';

afterEach(() => enquiryProgress.set('idle'));

test.each([
  ['sent', 'idle'],
  ['idle', 'idle'],
  ['sending', 'sending'],
  ['failed', 'failed'],
] as const)('with the thanks, an enquiry that is %s is %s', (before, after) => {
  enquiryProgress.set(before);
  renderHook(useThanked);
  expect(enquiryProgress.get()).toBe(after);
});
