import { type Draft, draftValues, withControls, withPrefill } from '../../../src/enquiry/useDraft';

const draft = (typed: Draft['typed'], page: Draft['page'] = {}): Draft => ({ typed, page });
const LIST = { subject: 'Rice', message: 'Please quote.' };

test.each([
  ['the list fills an empty field', draft({}), 'Rice'],
  ['a value of another page wins over the list', draft({}, { subject: 'Jute' }), 'Jute'],
  ['typed text wins over all', draft({ subject: 'Silk' }, { subject: 'Jute' }), 'Silk'],
  ['a field that the visitor has cleared stays empty', draft({ subject: '' }, { subject: 'Jute' }), ''],
])('%s', (_, values, subject) => {
  expect(draftValues(values, LIST).subject).toBe(subject);
});

test.each([
  ['replaces a value of another page', draft({}, { subject: 'Jute' }), 'Wool'],
  ['keeps typed text', draft({ subject: 'Silk' }), 'Silk'],
  ['fills a field that the visitor has cleared', draft({ subject: '' }), 'Wool'],
])('a prefill %s', (_, before, subject) => {
  expect(draftValues(withPrefill(before, { subject: 'Wool' }), LIST).subject).toBe(subject);
});

test('text typed before hydration replaces stored text', () => {
  expect(withControls(draft({ name: 'Ada' }), { name: 'Grace' }, LIST)).toEqual(draft({ name: 'Grace' }));
});

test.each([
  ['goes below the stored one', 'Three', 'One\nTwo\nThree'],
  ['replaces the stored one that it contains', 'One\nTwo, more', 'One\nTwo, more'],
  ['is dropped if the stored one contains it', 'One', 'One\nTwo'],
])('a message typed before hydration %s', (_, message, expected) => {
  expect(withControls(draft({ message: 'One\nTwo' }), { message }, {}).typed.message).toBe(expected);
});

test('values of a page or the list that the browser restored do not become typed ones', () => {
  const before = draft({ name: 'Ada' }, { subject: 'Jute' });
  expect(withControls(before, { subject: 'Jute', message: 'Please quote.' }, LIST)).toEqual(before);
});
