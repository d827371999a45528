import { askedIn, thanksState } from '../../../../src/features/enquiry/thanksState';

test('the page of thanks is told what was asked for', () => {
  const asked = { subject: 'Jute', goods: '' };
  expect(askedIn(thanksState(asked))).toEqual(asked);
});

test.each([null, undefined, {}, { enquiryList: true }])('the state %j tells nothing', (state) => {
  expect(askedIn(state)).toBeUndefined();
});
