import { enquiryProgress } from '../../../../src/features/enquiry/progress';

test('at first there is no enquiry on its way', () => {
  expect(enquiryProgress.get()).toBe('idle');
});
