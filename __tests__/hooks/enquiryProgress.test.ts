import { enquiryProgress } from '../../src/hooks/enquiryProgress';

test('at first there is no enquiry on its way', () => {
  expect(enquiryProgress.get()).toBe('idle');
});
