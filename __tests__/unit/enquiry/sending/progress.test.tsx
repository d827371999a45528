import { enquiryProgress, forgetSuccess } from '../../../../src/enquiry/sending/progress';

test('the thank-you page does not end an enquiry that is being sent', () => {
  enquiryProgress.set('sending');
  forgetSuccess();
  expect(enquiryProgress.get()).toBe('sending');
});
