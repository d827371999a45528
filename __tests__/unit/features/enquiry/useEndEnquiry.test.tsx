import { renderHook } from '@testing-library/react';
import { enquiryProgress } from '../../../../src/features/enquiry/progress';
import { useEndEnquiry } from '../../../../src/features/enquiry/useEndEnquiry';

afterEach(() => enquiryProgress.set('idle'));

test.each([
  ['sent', 'idle'],
  ['idle', 'idle'],
  ['sending', 'sending'],
  ['failed', 'failed'],
] as const)('with the thanks, an enquiry that is %s is %s', (before, after) => {
  enquiryProgress.set(before);
  renderHook(useEndEnquiry);
  expect(enquiryProgress.get()).toBe(after);
});
